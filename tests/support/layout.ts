/**
 * Finds layout problems in the current page. It runs in the browser, so it doesn't use anything from outside.
 * @returns one line per problem
 */
export function findLayoutProblems(): string[] {
  const problems: string[] = []
  const main = document.querySelector('main') ?? document.body
  const shorten = (text: string | null) => (text ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 50)
  const name = (element: Element) =>
    `<${element.localName}${element.id === '' ? '' : `#${element.id}`}> “${shorten(element.getAttribute('aria-label') ?? element.textContent)}”`
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.sr-only, [inert]') === null
  const elements = [...main.querySelectorAll('*')].filter(isVisible)

  /** Boxes of the lines of text in a node. */
  const getLines = (node: Node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  }
  const countLines = (node: Node) => new Set(getLines(node).map(({ bottom }) => Math.round(bottom / 4))).size

  /** Content that sits in a box that scrolls may be wider than the box. */
  const isScrolled = (element: Element): boolean => {
    for (let each: Element | null = element; each !== null && each !== main; each = each.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(each).overflowX)) return true
    return false
  }

  // A single item in the last row of a list.
  for (const list of elements) {
    if (getComputedStyle(list).display !== 'grid' || !['UL', 'OL', 'DL'].includes(list.tagName)) continue
    const boxes = [...list.children].filter(isVisible).map((item) => item.getBoundingClientRect())
    const tops = boxes.map(({ top }) => Math.round(top))
    const countInRow = (row: number | undefined) => tops.filter((top) => top === row).length
    if (tops[0] === tops.at(-1) || countInRow(tops[0]) < 2 || countInRow(tops.at(-1)) > 1) continue
    if ((boxes.at(-1)?.width ?? 0) < list.clientWidth * 0.9) problems.push(`lone last item: ${name(list)}`)
  }

  // Frames around visuals. What's in them takes up at least half of their area.
  const isFrame = (element: Element) => {
    const { borderTopWidth, borderLeftWidth, backgroundColor, backgroundImage } = getComputedStyle(element)
    const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none'
    return (borderTopWidth !== '0px' && borderLeftWidth !== '0px') || isFilled
  }
  const isContent = (element: Element) =>
    element instanceof SVGGeometryElement || ['IMG', 'BUTTON', 'INPUT', 'TEXTAREA'].includes(element.tagName)
  const frames = elements.filter((element) => element.closest('.part-show') !== null && isFrame(element))
  for (const frame of frames) {
    const box = frame.getBoundingClientRect()
    if (box.height < 160 || box.width < 160) continue
    if (frames.some((other) => other !== frame && other.contains(frame)) && !frame.matches('.graph-frame')) continue
    const boxes = [...frame.querySelectorAll('*')]
      .filter(isVisible)
      .flatMap((part) =>
        isContent(part) || frames.includes(part)
          ? [part.getBoundingClientRect()]
          : [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).flatMap(getLines),
      )
    const getExtent = (start: 'left' | 'top', end: 'right' | 'bottom') =>
      Math.min(box[end], Math.max(...boxes.map((each) => each[end]))) -
      Math.max(box[start], Math.min(...boxes.map((each) => each[start])))
    const share = (getExtent('left', 'right') * getExtent('top', 'bottom')) / (box.width * box.height)
    if (boxes.length > 0 && share < 0.5) problems.push(`${Math.round(share * 100)}% full: ${name(frame)}`)
  }

  // Visuals side by side start at the same height.
  for (const second of main.querySelectorAll('.part-show + .part-show')) {
    const [one, other] = [second.previousElementSibling, second].map((visual) => visual?.getBoundingClientRect())
    if (one === undefined || other === undefined || one.right > other.left) continue
    if (Math.abs(one.top - other.top) > 1) problems.push(`${one.top - other.top} px apart: ${name(second)}`)
  }

  for (const heading of main.querySelectorAll('h1, h2')) {
    if (isVisible(heading) && countLines(heading) > 3) problems.push(`${countLines(heading)} lines: ${name(heading)}`)
  }

  // Text that's cut off, or wider than its box.
  for (const element of elements) {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    const lines = texts.flatMap(getLines)
    if (lines.length === 0 || element instanceof SVGElement || isScrolled(element)) continue
    // An excerpt of as many whole lines as fit.
    if (element.matches('[data-excerpt]')) continue
    // Spaces at the end of a line that keeps its spaces hang over the edge.
    const slack = getComputedStyle(element).whiteSpaceCollapse === 'preserve' ? 10 : 1
    for (let box: Element | null = element; box !== null && box !== main; box = box.parentElement) {
      const { display, overflowX, overflowY, position } = getComputedStyle(box)
      if (display.startsWith('inline') || display === 'contents') continue
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const isWide = lines.some((line) => line.right > right + slack || line.left < left - 1)
      const isTall = overflowY !== 'visible' && lines.some((line) => line.bottom > bottom + 2 || line.top < top - 2)
      if (isWide || isTall) {
        problems.push(`${overflowX === 'visible' ? 'overflows' : 'clipped'}: ${name(element)} in ${name(box)}`)
        break
      }
      if (position === 'absolute' || position === 'fixed') break
    }
  }

  // Code that needs scrolling where there's room to wrap it.
  if (innerWidth >= 1280)
    for (const code of main.querySelectorAll('pre'))
      if (isVisible(code) && code.scrollWidth > code.clientWidth + 1) problems.push(`code to scroll: ${name(code)}`)

  // Targets of at least 24 by 24 px. Links in a sentence are exempt, and so are small ones without a neighbor.
  const targets = [...document.querySelectorAll('a, button, summary, input, select, textarea, [role=button]')]
    .filter((target) => isVisible(target) && target.closest('.code-tools') === null)
    .map((target) => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
  const isInSentence = (target: Element) =>
    target.localName === 'a' &&
    getComputedStyle(target).display === 'inline' &&
    (target.closest('p, li, dd, td, figcaption, summary')?.textContent ?? '').trim().length >
      (target.textContent ?? '').trim().length
  for (const { target, box } of targets) {
    if ((box.width >= 23.5 && box.height >= 23.5) || isInSentence(target)) continue
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const isNear = targets.some((other) => {
      if (other.target === target || other.target.contains(target) || target.contains(other.target)) return false
      const dx = Math.max(other.box.left - x, 0, x - other.box.right)
      const dy = Math.max(other.box.top - y, 0, y - other.box.bottom)
      return Math.hypot(dx, dy) < 12
    })
    if (isNear) problems.push(`${Math.round(box.width)} × ${Math.round(box.height)} px: ${name(target)}`)
  }
  return problems
}

/**
 * Where the content of a page starts, and how large its heading is. It runs in the browser.
 * @returns the left edge of each band in pixels, that of the header, and the font size of the `h1` in pixels
 */
export function measureFrame(): { edges: number[]; header: number; heading: number } {
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('.sr-only') === null
  const getLeft = (band: Element) => {
    const texts = document.createTreeWalker(band, NodeFilter.SHOW_TEXT)
    const visuals = [...band.querySelectorAll('.part-show > *')].filter(isVisible)
    let left = Math.min(...visuals.map((visual) => visual.getBoundingClientRect().left))
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement
      if (parent === null || (node.textContent ?? '').trim() === '' || !isVisible(parent)) continue
      if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(parent.tagName)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left: start, width } of range.getClientRects()) if (width > 1) left = Math.min(left, start)
    }
    return left
  }
  const bands = [...document.querySelectorAll('main :is([data-slot=hero], section.part)')]
  const main = document.querySelector('main')
  if (bands.length === 0 && main !== null) bands.push(main)
  const logo = document.querySelector('[data-slot=site-header] a')
  const heading = document.querySelector('h1')
  return {
    edges: bands.map((band) => Math.round(getLeft(band))),
    header: Math.round(logo?.getBoundingClientRect().left ?? NaN),
    heading: heading === null ? NaN : Number.parseFloat(getComputedStyle(heading).fontSize),
  }
}
