import { themeColors } from '@/lib/kit/tokens/theme-colors'

/**
 * What next-themes leaves open: a stored value that is no mode counts as nothing stored, also when it comes from
 * another tab; where storage is blocked the system decides before the first paint; and the browser's own bar follows
 * through a `theme-color` of our own, which stands before the one in the HTML.
 */
export function writeThemeBoot({ default: mode, switchable }: { default: string; switchable: boolean }): string {
  const modes = mode === 'system' ? ['light', 'dark', 'system'] : ['light', 'dark']
  const blocked = mode === 'system' ? `matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'` : `'${mode}'`
  const clean = `const isMode=(value)=>value===null||${JSON.stringify(modes)}.includes(value)
try{if(!isMode(localStorage.getItem('theme')))localStorage.removeItem('theme')}catch{root.dataset.theme=${blocked}}
addEventListener('storage',(event)=>{if(event.key==='theme'&&!isMode(event.newValue))event.stopImmediatePropagation()})
`
  return `${switchable ? clean : ''}const color=document.createElement('meta')
color.name='theme-color'
const paint=()=>{color.content=root.dataset.theme==='dark'?'${themeColors.dark}':'${themeColors.light}'}
new MutationObserver(paint).observe(root,{attributeFilter:['data-theme']})
paint()
document.head.prepend(color)
`
}
