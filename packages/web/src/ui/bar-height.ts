type Bar = 'top-bar' | 'bottom-bar' | 'sticky-action' | 'cookie-notice' | 'sheet-foot'

/**
 * A ref for a bar that lies over what scrolls: keeps its real height as `--<name>`, from which the styles reserve its
 * room, with large text and long sentences, too. Inside a sheet the sheet has it, else the page.
 */
export function barHeight(name: Bar) {
  return (bar: HTMLElement | null) => {
    if (!bar) return
    const over = bar.closest<HTMLElement>('.sheet') ?? document.documentElement
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
