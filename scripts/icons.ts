import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { iconFiles, writeIconDrawing, writeIconSvg } from '@/lib/outputs/icon-files'
import { readTokens } from '@/lib/kit/tokens/tokens'
import { writeKindMasks } from '@/lib/kit/icons/kinds'
import { getBrowser } from './steps/find-browser'

/** Regenerates the icons. Run it after changing the logo or its colors, and commit the output. */
async function drawIcons() {
  const tokens = readTokens()
  writeFileSync('app/styles/kind-masks.css', writeKindMasks())
  writeFileSync('public/icon.svg', writeIconSvg(tokens))
  const browser = await chromium.launch({ executablePath: await getBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage()
  for (const file of iconFiles) {
    await page.setViewportSize({ width: file.size, height: file.size })
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${writeIconDrawing(file, tokens)}`)
    await page.screenshot({ path: path.join('public', file.name), omitBackground: true })
  }
  await browser.close()
  console.log(`public/  icon.svg and ${iconFiles.length} images`)
}

await drawIcons()
