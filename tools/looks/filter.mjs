// Filters the report. Without JavaScript, it shows everything.
const form = document.querySelector('form')

function filter() {
  const { address, width, mode } = form.elements
  let shown = 0
  for (const page of document.querySelectorAll('details')) {
    let isShown = false
    for (const section of page.querySelectorAll('section')) {
      const { dataset } = section
      const matches =
        page.dataset.path.includes(address.value.trim()) &&
        ['', dataset.width].includes(width.value) &&
        ['', dataset.mode].includes(mode.value)
      section.hidden = !matches
      isShown ||= matches
    }
    page.hidden = !isShown
    if (isShown) shown++
  }
  form.querySelector('output').textContent = shown === 1 ? '1 page' : `${shown} pages`
}

form.hidden = false
form.addEventListener('input', filter)
form.addEventListener('submit', (event) => event.preventDefault())
filter()
