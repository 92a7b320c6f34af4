import type { Announcement } from '@/lib/kit/site'

/** Hides a dismissed announcement before the first paint, and handles its dismiss button. */
export function writeAnnouncementBoot(announcement: Announcement | undefined): string {
  if (announcement === undefined) return ''
  // `</script>` ends the script even inside a string.
  const id = JSON.stringify(announcement.id).replaceAll('<', '\\u003c')
  return `const dismiss=()=>{root.dataset.announcement='dismissed'}
try{if(localStorage.getItem('announcement')===${id})dismiss()}catch{}
addEventListener('click',(event)=>{
if(!event.target.closest||!event.target.closest('[data-dismiss]'))return
dismiss()
const next=document.querySelector('header a')
if(next)next.focus({preventScroll:true})
try{localStorage.setItem('announcement',${id})}catch{}})
`
}
