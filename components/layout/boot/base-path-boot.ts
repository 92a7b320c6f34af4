/**
 * Shows a banner when the page is served from a different base path than it was built for. Styles and scripts don't load
 * then, so the banner has inline styles. It suggests the part of the URL before the page's own path as the base path.
 */
export function writeBasePathBoot(basePath: string): string {
  return `addEventListener('load',()=>{
if(getComputedStyle(root).getPropertyValue('--ground'))return
const built=${JSON.stringify(basePath)}
const trim=(path)=>path.replace(/(\\/index)?\\.html$|\\/$/,'')
const here=trim(location.pathname)
const link=document.querySelector('link[rel=canonical]')
const own=link&&trim(new URL(link.href).pathname).slice(built.length)
const found=!link?here.replace(/\\/[^/]*$/,''):here.endsWith(own)?here.slice(0,here.length-own.length):built
const banner=document.createElement('section')
banner.setAttribute('role','alert')
banner.style.cssText='padding:1rem;background:#fff3d6;color:#23283a;border-bottom:2px solid #c8702a;font:1rem/1.5 sans-serif'
banner.textContent='This site did not load properly. It was built with '+(built?'BASE_PATH='+built:'no BASE_PATH')+'.'+(found===built?'':' Build it with '+(found?'BASE_PATH='+found:'no BASE_PATH')+' instead.')
document.body.prepend(banner)})
`
}
