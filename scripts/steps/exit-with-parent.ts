/**
 * Ends this process when the one that started it has ended, such as npm. Closing a terminal or ending `npm start` with a
 * signal would otherwise leave the server running, because npm's shell doesn't forward every signal.
 */
export function exitWithParent(): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.exit()
  }, 250).unref()
}
