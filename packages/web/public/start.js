// Runs before the first paint. A file of its own: the content policy allows no inline script.
{
  // A chosen theme never flashes.
  try {
    const chosen = localStorage.getItem('theme')
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
  } catch {
    // Blocked storage: the system's theme is right.
  }

  // The first queries of a family's page are under way before its scripts are (`app/first-queries.ts`).
  const { queries } = document.currentScript.dataset
  if (queries) {
    const end = location.pathname.split('/').at(-1)
    const ask = async (url) => (await fetch(url.replace('address-end', end))).json()
    const responses = Promise.all(queries.split(' ').map(ask)).then((all) => all.flat())
    Object.assign(window, { firstResponses: responses.catch(() => []) })
  }

  // What is typed, ticked and sent before a prerendered page is hydrated is done once it is. Links work without scripts.
  const changed = new Map()
  let sentForm
  const isTick = (control) => control.matches('[type=checkbox], [type=radio]')
  const keep = ({ target }) => changed.set(target, isTick(target) ? target.checked : target.value)
  const holdForm = (event) => {
    event.preventDefault()
    event.stopPropagation()
    sentForm = event.target
  }
  // Only its scripts are listened for: a picture may be missing.
  const noteFailure = ({ target }) => {
    if (target.matches?.('script[type=module]')) giveUp()
  }
  const listeners = { input: keep, submit: holdForm, error: noteFailure }
  for (const name in listeners) document.addEventListener(name, listeners[name], true)
  const stop = () => {
    for (const name in listeners) document.removeEventListener(name, listeners[name], true)
  }

  // A page without its scripts holds nothing back any more, and says so.
  const giveUp = () => {
    stop()
    const bar = make('div', { className: 'founding', role: 'alert' })
    const row = make('div', { className: 'wrap' })
    const words = make('p', { textContent: 'This page did not load completely.' })
    const reload = make('button', { className: 'btn secondary small', textContent: 'Reload' })
    reload.addEventListener('click', () => location.reload())
    row.append(words, reload)
    bar.append(row)
    const show = () => document.body.prepend(bar)
    if (document.body) show()
    else document.addEventListener('DOMContentLoaded', show)
  }
  const make = (name, properties) => Object.assign(document.createElement(name), properties)

  const catchUp = () => {
    stop()
    for (const [control, value] of changed) {
      // React hydrates the part of the page in which something happens, and takes what a box holds by then for known.
      control.dispatchEvent(new Event('keyup', { bubbles: true }))
      if (isTick(control)) {
        control.checked = control.defaultChecked
        if (control.checked !== value) control.click()
      } else {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value').set.call(
          control,
          value,
        )
        control.dispatchEvent(new Event('input', { bubbles: true }))
      }
    }
    sentForm?.requestSubmit()
  }
  // Not within React's own work, where it hydrates nothing more.
  document.addEventListener('hydrated', () => setTimeout(catchUp), { once: true })
}
