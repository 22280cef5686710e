/** The first thing the Tab key reaches: past the navigation, to what the page is about. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to content
    </a>
  )
}
