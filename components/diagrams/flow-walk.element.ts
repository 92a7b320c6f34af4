import { announce } from '../ui/announce'
import { defineElement } from '../ui/define'

/** Shows a flow one step at a time. Without JavaScript, the steps are a list. */
defineElement('flow-walk', (walk, signal) => {
  const steps = [...walk.querySelectorAll('.walk-steps > li')]
  const [previous, next, toggle] = walk.querySelectorAll<HTMLButtonElement>('.walk-bar button')
  const count = walk.querySelector('.walk-bar span')
  if (previous === undefined || next === undefined || toggle === undefined || count === null) return
  /** Numbers of the visited steps, the current one last. */
  let path = [1]
  let current = 1

  /** The shortest way from the first step to another one, so that "Previous" leads back. */
  const findPath = (step: number): number[] => {
    const paths = [[1]]
    for (const known of paths) {
      const last = known.at(-1) ?? 1
      if (last === step) return known
      const links = steps[last - 1]?.querySelectorAll<HTMLElement>('.walk-ends > :last-child [data-to]') ?? []
      for (const to of [...links].map(({ dataset }) => Number(dataset.to)))
        if (!paths.flat().includes(to)) paths.push([...known, to])
    }
    return [step]
  }

  /** Shows all steps in a list, or only the current one. */
  const setListed = (isListed: boolean) => {
    walk.classList.toggle('is-listed', isListed)
    if (isListed) walk.classList.remove('is-underway')
    toggle.textContent = isListed ? 'Show one step at a time' : 'Show all steps'
  }

  /** Keeps the current note in view where the picture is larger than its frame. */
  const scrollToNote = () => {
    const frame = walk.querySelector('.graph-frame')
    const note = walk.querySelector(`.walk-svg [data-step="${current}"]`)
    if (frame === null || note === null) return
    const [outer, inner] = [frame.getBoundingClientRect(), note.getBoundingClientRect()]
    frame.scrollBy({
      left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
      top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
    })
  }

  const show = (visited: number[]) => {
    path = visited
    current = path.at(-1) ?? 1
    setListed(false)
    for (const part of walk.querySelectorAll<HTMLElement | SVGElement>('[data-step]')) {
      const step = Number(part.dataset.step)
      part.classList.toggle('is-current', step === current)
      part.classList.toggle('is-past', path.includes(step))
      if (step === current) part.setAttribute('aria-current', 'step')
      else part.removeAttribute('aria-current')
    }
    for (const line of walk.querySelectorAll<SVGElement>('[data-line]')) {
      const [from = -1, to = -1] = line.dataset.line?.split(' ').map((step) => path.indexOf(Number(step))) ?? []
      line.classList.toggle('is-past', from >= 0 && from < to)
    }
    // A disabled button can't keep the focus.
    if (path.length === 1 && document.activeElement === previous) next.focus()
    previous.disabled = path.length === 1
    next.textContent = current < steps.length ? 'Next' : 'Start again'
    count.textContent = `Step ${current} of ${steps.length}`
    scrollToNote()
  }

  const go = (visited: number[]) => {
    show(visited)
    walk.classList.add('is-underway')
    announce(`Step ${current}: ${steps[current - 1]?.firstElementChild?.lastChild?.textContent ?? ''}`)
  }
  const goBack = () => go(path.slice(0, -1))
  /** Branches follow each other in the order of their numbers. */
  const goNext = () => go(current < steps.length ? [...path, current + 1] : [1])

  const handleClick = (event: Event) => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest<HTMLElement>('[data-to]')
    const note = event.target.closest<HTMLElement | SVGElement>('.walk-svg [data-step], .walk-index [data-step]')
    if (note !== null) go(findPath(Number(note.dataset.step)))
    if (link === null || walk.classList.contains('is-listed')) return
    event.preventDefault()
    const to = Number(link.dataset.to)
    const at = path.lastIndexOf(to)
    if (link.closest('.walk-ends > :last-child') !== null) go([...path, to])
    else go(at === -1 ? findPath(to) : path.slice(0, at + 1))
    next.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (walk.classList.contains('is-listed') || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowRight' && current < steps.length) goNext()
    else if (event.key === 'ArrowLeft' && path.length > 1) goBack()
    else return
    event.preventDefault()
  }
  previous.addEventListener('click', goBack, { signal })
  next.addEventListener('click', goNext, { signal })
  toggle.addEventListener('click', () => setListed(!walk.classList.contains('is-listed')), { signal })
  walk.addEventListener('click', handleClick, { signal })
  walk.addEventListener('keydown', handleKey, { signal })
  const linked = steps.findIndex(({ id }) => id === location.hash.slice(1))
  show(findPath(Math.max(0, linked) + 1))
})
