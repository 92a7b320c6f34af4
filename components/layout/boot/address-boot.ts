/**
 * A page has one address: on hosts that serve files under their names, `/x.html`, `/x/index.html` and `/x/` become `/x`
 * in the bar of the browser before any script reads it. Hash and query stay.
 * What was asked for is kept for the not-found page, which must not ask for it again.
 */
export function writeAddressBoot(basePath: string): string {
  const home = basePath === '' ? '/' : basePath
  return `const path=location.pathname
const clean=path.replace(/\\/{2,}/g,'/').replace(/(\\/index)?\\.html$/,'').replace(/\\/+$/,'')||'/'
if(clean!==path&&path!=='${home}'&&!/^\\/404(\\.html)?$/.test(path.slice(${basePath.length}))){
root.dataset.path=path
history.replaceState(history.state,'',clean+location.search+location.hash)}
`
}
