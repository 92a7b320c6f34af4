/** Shortcut keys. Their handler loads when one of them is pressed. */
const keys = ['?', 'n', 'p']

const warn = (error: unknown) => console.warn('The keyboard shortcuts could not be loaded.', error)

function showList(): void {
  import('./shortcuts-dialog').then(({ showShortcuts }) => showShortcuts(), warn)
}

document.addEventListener('keydown', (event) => {
  if (keys.includes(event.key)) import('./shortcut-keys').then(({ answerKey }) => answerKey(event, showList), warn)
})
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-shortcuts]') !== null) showList()
})

export {}
