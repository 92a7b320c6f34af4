import { listPlugins } from '@/lib/integrations/plugins'
import { withBase } from '@/lib/kit/urls'

const none = '–'

/** Table of all plugins, from the integrations' front matter. */
export function AllPlugins() {
  return (
    <docs-scroll>
      <table className="all-plugins wide">
        <thead>
          <tr>
            {['Plugin', 'Source', 'Formats', 'Creates', 'License', 'Since', 'Template'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listPlugins().map(({ path, title, name, source, formats, creates, license, since, template }) => (
            <tr key={path}>
              <th scope="row">
                <a href={withBase(path)}>{title}</a>
                <code>
                  {name.slice(0, name.indexOf('/') + 1)}
                  <wbr />
                  {name.slice(name.indexOf('/') + 1)}
                </code>
              </th>
              <td>{source ?? none}</td>
              <td>{formats || none}</td>
              <td>{creates || none}</td>
              <td>{license ?? none}</td>
              <td>{since ?? none}</td>
              <td>{template === undefined ? none : <code>{template}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </docs-scroll>
  )
}
