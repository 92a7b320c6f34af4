import { listIntegrations } from '@/lib/integrations/integrations'
import { importSpec } from '@/lib/specs/import-spec'
import { sampleFile, sampleText } from '@/lib/specs/sample'
import type { SpecFormat } from '@/lib/specs/types'
import { SpecResultView } from './spec-result'

function getInstall(format: SpecFormat): string {
  const integration = listIntegrations().find(({ slug }) => slug === format)
  if (integration?.install === undefined)
    throw new Error(`content/integrations/${format}.mdx: <TryYourFile> needs its install command.`)
  return integration.install
}

/**
 * Shows what EventCatalog creates from the visitor's own files, in the browser. It starts with the result of a sample,
 * which is all there is without JavaScript. Once per page.
 */
export function TryYourFile() {
  const install = { openapi: getInstall('openapi'), asyncapi: getInstall('asyncapi') }
  return (
    // The form is next to the graph, and the list next to the configuration.
    <try-your-file
      class="block data-reading:after:block data-reading:after:text-sm data-reading:after:font-semibold data-reading:after:content-[attr(data-reading)] docs:js:grid docs:js:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] docs:js:gap-x-(--gap) docs:js:gap-y-8"
      data-openapi={install.openapi}
      data-asyncapi={install.asyncapi}
      data-sample={sampleFile}
    >
      <form className="flex flex-col gap-3 no-js:hidden">
        <div className="flex flex-wrap items-center gap-x-[0.9rem] gap-y-2 rounded-lg border-[1.5px] border-dashed border-line-strong bg-surface p-[1.1rem] transition-[border-color,background] in-[.is-dragging]:border-link in-[.is-dragging]:bg-link-soft">
          <input
            type="file"
            id="try-file"
            className="peer sr-only"
            accept=".json,.yaml,.yml,application/json,application/yaml"
            multiple
          />
          <label
            htmlFor="try-file"
            className="button cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
          >
            Choose files
          </label>
          <p className="text-sm text-muted">or drop OpenAPI and AsyncAPI files here</p>
        </div>
        <label htmlFor="try-text" className="text-sm font-semibold text-ink">
          Or paste a document, as YAML or JSON
        </label>
        <textarea
          id="try-text"
          className="min-h-32 w-full flex-1 resize-y overflow-auto rounded-md border border-line-strong bg-surface px-[0.9rem] py-3 font-mono text-[0.8rem] leading-[1.55] whitespace-pre text-text"
          defaultValue={sampleText}
          rows={6}
          spellCheck={false}
          autoCapitalize="off"
        />
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="button">
            Show the result
          </button>
          <button type="button" className="button button-quiet" data-slot="try-sample">
            Try the Parcelwise spec
          </button>
        </div>
        <p className="text-sm text-muted">Your files stay in your browser. Nothing is uploaded.</p>
      </form>
      <div
        data-slot="try-output"
        className="mt-7 min-w-0 scroll-mt-[calc(var(--bar-height)+1rem)] docs:js:mt-0 docs:js:has-data-[slot=try-result]:contents"
      >
        <SpecResultView results={[importSpec(sampleText, sampleFile)]} install={install} />
      </div>
    </try-your-file>
  )
}
