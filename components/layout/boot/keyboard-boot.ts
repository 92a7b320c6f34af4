/**
 * Focus shows from the first key that moves it, until the mouse is pressed. The height of what opens is animated only
 * once the page stands, so that what comes back open while it loads moves nothing.
 * Who asks for the list of shortcuts before React has started gets it then.
 */
export const keyboardBoot = `addEventListener('keydown',(event)=>{
if(/^(Tab|Arrow)/.test(event.key)&&!event.ctrlKey&&!event.metaKey&&!event.altKey)root.classList.add('keyboard')},true)
addEventListener('pointerdown',(event)=>{if(event.pointerType==='mouse')root.classList.remove('keyboard')},true)
addEventListener('click',(event)=>{
if(event.target.closest&&event.target.closest('[data-shortcuts]'))root.dataset.asked='shortcuts'})
addEventListener('load',()=>requestAnimationFrame(()=>root.classList.add('moves')))
`
