type Bar =
  | 'top-bar'
  | 'bottom-bar'
  | 'sticky-action'
  | 'cookie-notice'
  | 'sheet-foot'
  | 'review-decision'
  | 'settings-save'

/**
 * A ref for a bar over scrolling content: sets `--<name>` to its real height, also with large text, so that the styles
 * can reserve its room. It is set on the closest `part`, by default a sheet, or else on the page.
 */
export function barHeight(name: Bar, part = '.sheet') {
  return (bar: HTMLElement | null) => {
    if (!bar) return
    const over = bar.closest<HTMLElement>(part) ?? document.documentElement
    const keep = () => over.style.setProperty(`--${name}`, `${bar.offsetHeight}px`)
    const observer = new ResizeObserver(keep)
    observer.observe(bar)
    keep()
    return () => {
      observer.disconnect()
      over.style.removeProperty(`--${name}`)
    }
  }
}
