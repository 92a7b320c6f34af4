import { themeColors } from '@/lib/kit/tokens/theme-colors'

interface ColorMode {
  /** The mode of visitors who haven't chosen one. */
  default: 'system' | 'light' | 'dark'
  switchable: boolean
}

/**
 * Sets the color mode as `data-theme` on the root element before the first paint. Handles the switch, and follows the
 * system and other tabs. Invalid stored values are ignored. If storage is blocked, the choice only lasts for the page.
 * Also sets `theme-color` for the browser's UI.
 */
export function writeThemeBoot({ default: mode, switchable }: ColorMode): string {
  const fallback = mode === 'system' ? `system.matches?'dark':'light'` : `'${mode}'`
  const follow = `try{theme=localStorage.getItem('theme')}catch{}
addEventListener('storage',({key,newValue})=>{if(key==='theme'&&[null,'light','dark','system'].includes(newValue)){theme=newValue;applyTheme()}})
addEventListener('click',({target})=>{
if(!target.closest||!target.closest('[data-theme-switch]'))return
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
