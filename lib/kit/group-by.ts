/** Groups items by key, in order of first appearance. Node.js 20 doesn't have `Map.groupBy` yet. */
export function groupBy<T, K>(items: Iterable<T>, toKey: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = toKey(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
