/** Printable ASCII, plus other characters on our pages. Must match `unicode-range` in app/styles/fonts.css. */
export const fontCharacters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + '\u00a0©·×–—‘’“”•…›←↑→↓−'
