import { chromium, type Browser } from '@playwright/test'
import { browserFlags, getBrowser } from '@/scripts/steps/find-browser'
import { serve } from '@/tools/looks/serve'

/**
 * Measures the time from pressing a link until the next page's heading appears:
 * `npx tsx bench/press-to-page.ts [FOLDER] [RUNS]`.
 */
const [folder = 'out', runs = '5'] = process.argv.slice(2)
const start = '/docs/api/event'
const next = '/docs/api/command'
const heading = 'Command reference'
/** A slow mobile connection: 1.6 Mbit/s with 150 ms latency. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const hoverTime = 1000

/** @returns milliseconds */
async function measure(browser: Browser, origin: string, isHovered: boolean, slowdown: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    await page.goto(origin + start, { waitUntil: 'networkidle' })
    const client = await page.context().newCDPSession(page)
    await client.send('Network.emulateNetworkConditions', network)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const link = page.locator(`#docs-sidebar a[href="${next}"]`)
    const box = await link.boundingBox()
    if (box === null) throw new Error(`${start} shows no link to ${next} in its sidebar.`)
    await page.mouse.move(box.x + 10, box.y + box.height / 2)
    if (isHovered) await page.waitForTimeout(hoverTime)
    const pressed = performance.now()
    await page.mouse.down()
    await page.mouse.up()
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    return performance.now() - pressed
  } finally {
    await page.close()
  }
}

const origin = await serve(folder)
const browser = await chromium.launch({ executablePath: await getBrowser(), args: browserFlags })
for (const slowdown of [1, 4])
  for (const isHovered of [false, true]) {
    const times: number[] = []
    for (let run = 0; run < Number(runs); run++)
      times.push(Math.round(await measure(browser, origin, isHovered, slowdown)))
    const name = `CPU slowed ${slowdown} times, ${isHovered ? `after hovering for ${hoverTime} ms` : 'without hovering'}`
    const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]
    console.log(`${name}: ${median} ms (${times.join(', ')})`)
  }
await browser.close()
