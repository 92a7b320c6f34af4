/** Number of integrations, as text. Those that are coming soon are counted separately. */
export function toCountText(available: number, coming: number): string {
  const soon = coming === 0 ? [] : [`${coming} coming soon`]
  if (available === 0 && coming > 0) return soon.join('')
  return [`${available === 0 ? 'No' : available} integration${available === 1 ? '' : 's'}`, ...soon].join(', ')
}
