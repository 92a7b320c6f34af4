import { type Announcement, site } from '@/lib/kit/site'
import { themeColors } from '@/lib/kit/tokens/theme-colors'
import { llmsPath } from '@/lib/outputs/markdown-copy/addresses'
import { basePath, colorMode } from '@/lib/kit/options'
import { withBase } from '@/lib/kit/urls'

/**
 * Normalizes the URL before other scripts read it: `/x.html`, `/x/index.html` and `/x/`, which some hosts serve, become
 * `/x`. Hash and query stay.
 * The requested path is kept in `data-path`, so the not-found page doesn't request it again.
 */
function writeAddressBoot(basePath: string): string {
  const home = basePath === '' ? '/' : basePath
  return `const path=location.pathname
const clean=path.replace(/\\/{2,}/g,'/').replace(/(\\/index)?\\.html$/,'').replace(/\\/+$/,'')||'/'
if(clean!==path&&path!=='${home}'&&!/^\\/404(\\.html)?$/.test(path.slice(${basePath.length}))){
root.dataset.path=path
history.replaceState(history.state,'',clean+location.search+location.hash)}
`
}

/** Hides a dismissed announcement before the first paint, and handles its dismiss button. */
export function writeAnnouncementBoot(announcement: Announcement | undefined): string {
  if (announcement === undefined) return ''
  // `</script>` ends the script even inside a string.
  const id = JSON.stringify(announcement.id).replaceAll('<', '\\u003c')
  return `const dismiss=()=>{root.dataset.announcement='dismissed'}
try{if(localStorage.getItem('announcement')===${id})dismiss()}catch{}
addEventListener('click',(event)=>{
if(!event.target.closest?.('[data-dismiss]'))return
dismiss()
const next=document.querySelector('header a')
if(next)next.focus({preventScroll:true})
try{localStorage.setItem('announcement',${id})}catch{}})
`
}

/**
 * Shows a banner when the page is served from a different base path than it was built for. Styles and scripts don't load
 * then, so the banner has inline styles. It suggests the part of the URL before the page's own path as the base path.
 */
export function writeBasePathBoot(basePath: string): string {
  const name = basePath === '' ? 'no BASE_PATH' : `BASE_PATH=${basePath}`
  return `addEventListener('load',()=>{
if(getComputedStyle(root).getPropertyValue('--ground'))return
const built=${JSON.stringify(basePath)}
const trim=(path)=>path.replace(/(\\/index)?\\.html$|\\/$/,'')
const here=trim(location.pathname)
const link=document.querySelector('link[rel=canonical]')
const own=link&&trim(new URL(link.href).pathname).slice(built.length)
const found=!link?here.replace(/\\/[^/]*$/,''):here.endsWith(own)?here.slice(0,here.length-own.length):built
const banner=document.createElement('section')
banner.role='alert'
banner.style.cssText='padding:1rem;background:#fff3d6;color:#23283a;border-bottom:2px solid #c8702a;font:1rem/1.5 sans-serif'
banner.textContent='This site did not load properly. '+(found===built?'Some files are missing.':'Its base URL is probably wrong: it was built with '+${JSON.stringify(name)}+'. Build it with '+(found?'BASE_PATH='+found:'no BASE_PATH')+' instead.')
document.body.prepend(banner)})
`
}

/**
 * Shows focus rings from the first key that moves the focus until the next mouse press.
 * Records a button pressed before the page's scripts have loaded, or the search button for Ctrl+K, to replay the click
 * (components/islands/page-scripts.ts). Skips buttons that the browser or this script handles.
 */
const keyboardBoot = `addEventListener('keydown',(event)=>{
const isPlain=!event.ctrlKey&&!event.metaKey&&!event.altKey
if(/^(Tab|Arrow)/.test(event.key)&&isPlain)root.classList.add('keyboard')
const search=event.key==='k'&&event.ctrlKey!==event.metaKey&&!event.altKey&&!event.shiftKey&&document.querySelector('[data-search]')
if(search&&window.pressed!==null){event.preventDefault();window.pressed=search}},true)
addEventListener('pointerdown',(event)=>{if(event.pointerType==='mouse')root.classList.remove('keyboard')},true)
addEventListener('click',({target})=>{
const button=target.closest?.('button:not([command],[type=submit],[data-dismiss],[data-theme-switch])')
if(button&&window.pressed!==null)window.pressed=button})
`

/**
 * Sets the color mode as `data-theme` on the root element before the first paint. Handles the switch, and follows the
 * system and other tabs. Invalid stored values are ignored. If storage is blocked, the choice only lasts for the page.
 * Also sets `theme-color` for the browser's UI.
 */
export function writeThemeBoot({ default: mode, switchable }: typeof colorMode): string {
  const fallback = mode === 'system' ? `system.matches?'dark':'light'` : `'${mode}'`
  const follow = `try{theme=localStorage.getItem('theme')}catch{}
addEventListener('storage',({key,newValue})=>{if((key??'theme')==='theme'&&[null,'light','dark','system'].includes(newValue)){theme=newValue;applyTheme()}})
addEventListener('click',({target})=>{
if(!target.closest?.('[data-theme-switch]'))return
theme=root.dataset.theme==='dark'?'light':'dark'
applyTheme()
try{localStorage.setItem('theme',theme)}catch{}})
`
  const watchSystem = `const system=matchMedia('(prefers-color-scheme:dark)')
system.addEventListener('change',()=>applyTheme())
`
  return `let theme
${mode === 'system' ? watchSystem : ''}const color=document.createElement('meta')
color.name='theme-color'
document.head.prepend(color)
const applyTheme=()=>{
root.dataset.theme=theme==='light'||theme==='dark'?theme:${fallback}
color.content=root.dataset.theme==='dark'?'${themeColors.dark}':'${themeColors.light}'}
${switchable ? follow : ''}applyTheme()
`
}

/** Runs before the first paint. Identical on every page, so the CSP needs a single hash. */
export function writePageBoot(announcement: Announcement | undefined): string {
  const parts = [
    writeAddressBoot(basePath),
    writeThemeBoot(colorMode),
    keyboardBoot,
    writeAnnouncementBoot(announcement),
    writeBasePathBoot(basePath),
  ]
  return `(()=>{const root=document.documentElement\n${parts.join('')}})()`
}

/** The boot script. It's outside the part of the document that navigation replaces. */
export function PageBoot() {
  return <script dangerouslySetInnerHTML={{ __html: writePageBoot(site.announcement) }} />
}

/**
 * A hint for AI agents that read pages as text, hidden from visitors and screen readers. Rendered after the skip link,
 * which has to be the first link on the page.
 */
export function AgentHint() {
  return (
    <p className="hidden">
      For AI agents: an index of all pages in Markdown is at <a href={withBase(llmsPath)}>{llmsPath}</a>.
    </p>
  )
}
