/**
 * Focus shows from the first key that moves it, until the mouse is pressed. The height of what opens is animated only
 * once the page stands, so that what comes back open while it loads moves nothing.
 * A button that is pressed before the scripts of the page are there is pressed again once they are
 * (components/islands/page-scripts.ts), and so is the one for search after its keys; buttons that the browser or this
 * script answers are left out.
 */
export const keyboardBoot = `addEventListener('keydown',(event)=>{
const isPlain=!event.ctrlKey&&!event.metaKey&&!event.altKey
if(/^(Tab|Arrow)/.test(event.key)&&isPlain)root.classList.add('keyboard')
const search=event.key==='k'&&event.ctrlKey!==event.metaKey&&!event.altKey&&!event.shiftKey&&document.querySelector('[data-search]')
if(search&&window.pressed!==null){event.preventDefault();window.pressed=search}},true)
addEventListener('pointerdown',(event)=>{if(event.pointerType==='mouse')root.classList.remove('keyboard')},true)
addEventListener('click',({target})=>{
const button=target.closest&&target.closest('button:not([command],[type=submit],.announcement-close,[data-theme-switch])')
if(button&&window.pressed!==null)window.pressed=button})
addEventListener('load',()=>requestAnimationFrame(()=>root.classList.add('moves')))
`
