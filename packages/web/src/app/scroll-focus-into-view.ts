/**
 * A browser leaves a link with the focus where it is once a strip of it shows. In a row that is pushed
 * along, most of its words would stay behind the edge of a phone: this fetches all of it, into the middle,
 * because a row that snaps would take it back from the edge. Only for the keyboard: what a finger presses
 * must not move away from under it.
 */
export function scrollFocusIntoView(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return
    const { left, right } = target.getBoundingClientRect()
    if (left < 0 || right > document.documentElement.clientWidth)
      target.scrollIntoView({ block: 'nearest', inline: 'center' })
  })
}
