/** Loads once, but retries after a failure. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined
  return () =>
    (value ??= load().catch((error: unknown) => {
      value = undefined
      throw error
    }))
}
