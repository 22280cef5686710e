type Bar =
  | 'top-bar'
  | 'bottom-bar'
  | 'sticky-action'
  | 'cookie-notice'
  | 'sheet-foot'
  | 'review-decision'
  | 'settings-save'

/**
 * A ref for a bar that lies over what scrolls: keeps its real height as `--<name>`, from which the styles reserve its
 * room, with large text and long sentences, too. The part that is named, a sheet by default, has it, else the page.
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
