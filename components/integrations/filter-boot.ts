/**
 * Applies filters from the URL, such as `?kind=registry&q=avro`, before the first paint, to prevent a flash of the full
 * list. Keep in sync with integration-filter.element.ts. The script never varies, so the CSP needs a single hash.
 */
export const filterBoot = `for (const filter of document.querySelectorAll('integration-filter')) {
  const query = new URLSearchParams(location.search)
  const words = (query.get('q') || '').toLowerCase().split(/\\s+/)
  const kind = query.get('kind') || ''
  for (const section of filter.querySelectorAll('section[data-kind]')) {
    let left = 0
    for (const card of section.querySelectorAll('li')) {
      const text = (card.textContent + ' ' + card.dataset.words).toLowerCase()
      card.hidden = !words.every((word) => text.includes(word))
      if (!card.hidden) left++
    }
    section.hidden = left === 0 || (kind !== '' && section.dataset.kind !== kind)
  }
}`
