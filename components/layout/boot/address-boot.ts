/**
 * Normalizes the URL before other scripts read it: `/x.html`, `/x/index.html` and `/x/`, which some hosts serve, become
 * `/x`. Hash and query stay.
 * The requested path is kept in `data-path`, so the not-found page doesn't request it again.
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
