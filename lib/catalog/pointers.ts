import { toSuggestion } from '../kit/closest'
import type { ProblemList } from '../kit/problems'
import { CATALOG_DIR } from '../kit/env'
import type { CatalogSource } from './sources'
import { messageKinds, type Ref, type ResourceKind } from './types'
import { isRecord, toRecords, toText } from './values'
import { findVersion } from './versions'

/** Resolves pointers such as `{ id: OrderPlaced, version: ^2.0.0 }` and reports broken ones. */
export class PointerBook {
  private readonly versions = new Map<ResourceKind, Map<string, string[]>>()

  constructor(
    sources: readonly CatalogSource[],
    private readonly problems: ProblemList,
  ) {
    for (const { kind, id, version } of sources) {
      const ids = this.versions.get(kind) ?? new Map<string, string[]>()
      ids.set(id, [...(ids.get(id) ?? []), version])
      this.versions.set(kind, ids)
    }
  }

  /** The newest version of a resource. */
  findLatest(kind: ResourceKind, id: string): string | undefined {
    return findVersion(undefined, this.versions.get(kind)?.get(id) ?? [])
  }

  /** Resolves a pointer among some kinds. Reports it and returns an empty list if nothing matches. */
  resolve(pointer: unknown, kinds: readonly ResourceKind[], file: string): Ref[] {
    const id = isRecord(pointer) ? toText(pointer.id) : toText(pointer)
    const wanted = isRecord(pointer) ? toText(pointer.version) : undefined
    if (id === undefined) return []
    const place = `${CATALOG_DIR}/${file}`
    const kind = kinds.find((candidate) => this.versions.get(candidate)?.has(id))
    if (kind === undefined) {
      const ids = kinds.flatMap((candidate) => [...(this.versions.get(candidate)?.keys() ?? [])])
      this.problems.error(place, undefined, `Unknown ${kinds.join(' or ')} "${id}".${toSuggestion(id, ids)}`)
      return []
    }
    const versions = this.versions.get(kind)?.get(id) ?? []
    const version = findVersion(wanted, versions)
    if (version === undefined) {
      this.problems.error(place, undefined, `${id} has no version ${wanted}. Expected ${versions.join(' or ')}.`)
      return []
    }
    return [{ kind, id, version }]
  }

  resolveAll(list: unknown, kinds: readonly ResourceKind[], file: string): Ref[] {
    return toRecords(list).flatMap((pointer) => this.resolve(pointer, kinds, file))
  }

  resolveMessages(list: unknown, file: string): Ref[] {
    return this.resolveAll(list, messageKinds, file)
  }
}
