/**
 * Runs while the page is read, so that a list that is asked for narrowed, as by `?kind=registry&q=avro`, is not seen
 * whole first. It decides as integration-filter.element.ts does, has no variables, and one hash allows it.
 */
export const filterBoot = `for (const filter of document.querySelectorAll('integration-filter')) {
  const asked = new URLSearchParams(location.search)
  const words = (asked.get('q') || '').toLowerCase().split(/\\s+/)
  const kind = asked.get('kind') || ''
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
