/** Caches a function's results by its argument, as long as that exists. */
export function cacheByObject<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, V>()
  return (key) => {
    if (!cache.has(key)) cache.set(key, make(key))
    return cache.get(key) as V
  }
}
