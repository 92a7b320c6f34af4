/** Keys that are answered: what answers them is loaded when one of them is pressed. */
const keys = ['?', 'n', 'p']

const warn = (error: unknown) => console.warn('The keyboard shortcuts could not be loaded.', error)

function showList(): void {
  import('./shortcuts-dialog').then(({ showShortcuts }) => showShortcuts(), warn)
}

/** Answers single keys, and the button that shows the list of them. */
export function watchShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    if (keys.includes(event.key)) import('./shortcut-keys').then(({ answerKey }) => answerKey(event, showList), warn)
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-shortcuts]') !== null) showList()
  })
}
