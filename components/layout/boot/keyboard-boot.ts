/**
 * Focus shows from the first key that moves it, until the mouse is pressed. The height of what opens is animated only
 * once the page stands, so that what comes back open while it loads moves nothing.
 * A button that is pressed before the scripts of the page are there is pressed again once they are
 * (components/runtime/page-scripts.ts); those that the browser or this script answers are left out.
 */
export const keyboardBoot = `addEventListener('keydown',(event)=>{
if(/^(Tab|Arrow)/.test(event.key)&&!event.ctrlKey&&!event.metaKey&&!event.altKey)root.classList.add('keyboard')},true)
addEventListener('pointerdown',(event)=>{if(event.pointerType==='mouse')root.classList.remove('keyboard')},true)
addEventListener('click',({target})=>{
const button=target.closest&&target.closest('button:not([command],[type=submit],.announcement-close)')
if(button)window.pressed=button})
addEventListener('load',()=>requestAnimationFrame(()=>root.classList.add('moves')))
`
