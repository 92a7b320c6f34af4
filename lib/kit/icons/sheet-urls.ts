import { getHashedUrl } from '../hashed-files'

/** URLs of the icon sheets: icons for menus, loaded when one opens, and the few icons on every page. */
export const getSheetUrls = () => ({
  menus: getHashedUrl('menus', 'svg'),
  links: getHashedUrl('links', 'svg'),
})
