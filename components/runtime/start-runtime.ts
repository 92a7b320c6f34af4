import { planId, runtimeReady, type RuntimePlan } from './runtime-plan'

declare global {
  interface Window {
    __next_f?: unknown[]
    TURBOPACK?: { push: (entry: unknown) => void }
  }
}

/** Plan of the page that the browser loaded; undefined where React starts by itself, as under `npm run dev`. */
function findPlan(): RuntimePlan | undefined {
  const element = document.getElementById(planId)
  return element === null ? undefined : (JSON.parse(element.textContent) as RuntimePlan)
}

async function fetchRows({ data }: RuntimePlan): Promise<string> {
  if ('rows' in data) return data.rows
  const response = await fetch(data.address)
  const rows = response.ok ? await response.text() : ''
  // A deployment may have put other pages in the place of those that this window has.
  if (!rows.includes(`"b":${JSON.stringify(data.build)}`)) throw new Error(`${data.address} isn’t part of this page.`)
  return rows
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${address} could not be loaded.`))
    })
    document.head.append(script)
  })
}

const loaded = new Map<string, Promise<void>>()

/** Asks for a script once, and again when it could not be had. */
function bringScript(address: string): Promise<void> {
  const known = loaded.get(address)
  if (known !== undefined) return known
  const loading = loadScript(address).catch((error: unknown) => {
    loaded.delete(address)
    throw error
  })
  loaded.set(address, loading)
  return loading
}

async function start(plan: RuntimePlan): Promise<void> {
  const [rows] = await Promise.all([fetchRows(plan), ...plan.scripts.map(bringScript)])
  const ready = new Promise((resolve) => document.addEventListener(runtimeReady, resolve, { once: true }))
  window.__next_f = [[0], [1, rows]]
  const loader = (window.TURBOPACK ??= [] as unknown as NonNullable<Window['TURBOPACK']>)
  loader.push(plan.entry)
  await ready
}

let starting: Promise<void> | undefined

/**
 * Starts React on the page, once. What it draws is there already; it brings links that are followed in place, menus
 * that open on hover, and search.
 * @throws when a file cannot be had: the page works as without React, and may ask again
 */
export function startRuntime(): Promise<void> {
  if (starting !== undefined) return starting
  const plan = findPlan()
  starting = plan === undefined ? Promise.resolve() : start(plan)
  starting.catch(() => (starting = undefined))
  return starting
}
