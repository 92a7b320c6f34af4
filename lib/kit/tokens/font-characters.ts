/** Space to tilde, and what our pages have besides; `unicode-range` in app/styles/fonts.css says the same. */
export const fontCharacters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + '\u00a0©·×–—‘’“”•…←↑→↓−'
