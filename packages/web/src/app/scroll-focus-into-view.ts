/**
 * A browser does not scroll to a focused link of which only an edge shows. In a row that scrolls sideways, most of
 * its words would stay out of sight on a phone: this scrolls the whole link into the middle, because a row with snap
 * points would move it back from the edge. Only for the keyboard: what a finger touches must not move.
 */
export function scrollFocusIntoView(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return
    const { left, right } = target.getBoundingClientRect()
    if (left < 0 || right > document.documentElement.clientWidth)
      target.scrollIntoView({ block: 'nearest', inline: 'center' })
  })
}
