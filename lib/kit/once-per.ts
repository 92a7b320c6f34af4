/** A function that computes its result once for each object. */
export function oncePer<Key extends object, Result extends object | boolean>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const known = new WeakMap<Key, Result>()
  return (key) => {
    const result = known.get(key) ?? compute(key)
    known.set(key, result)
    return result
  }
}
