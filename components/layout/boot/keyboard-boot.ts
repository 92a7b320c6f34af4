/**
 * Shows focus rings from the first key that moves the focus until the next mouse press. Enables height animations after
 * load, so restoring open elements doesn't animate.
 * Records a button pressed before the page's scripts have loaded, or the search button for Ctrl+K, to replay the click
 * (components/islands/page-scripts.ts). Skips buttons that the browser or this script handles.
 */
export const keyboardBoot = `addEventListener('keydown',(event)=>{
const isPlain=!event.ctrlKey&&!event.metaKey&&!event.altKey
if(/^(Tab|Arrow)/.test(event.key)&&isPlain)root.classList.add('keyboard')
const search=event.key==='k'&&event.ctrlKey!==event.metaKey&&!event.altKey&&!event.shiftKey&&document.querySelector('[data-search]')
if(search&&window.pressed!==null){event.preventDefault();window.pressed=search}},true)
addEventListener('pointerdown',(event)=>{if(event.pointerType==='mouse')root.classList.remove('keyboard')},true)
addEventListener('click',({target})=>{
const button=target.closest&&target.closest('button:not([command],[type=submit],[data-dismiss],[data-theme-switch])')
if(button&&window.pressed!==null)window.pressed=button})
addEventListener('load',()=>requestAnimationFrame(()=>root.classList.add('moves')))
`
