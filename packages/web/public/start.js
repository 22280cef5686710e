// A prerendered page is seen first; its scripts come after the first paint and do not hold it up. Until they are there,
// what is pressed and typed is kept, and done once the page answers ('taken-over', see app.tsx). Links work by themselves.
{
  const { files, calls } = document.currentScript.dataset
  // What the page asks for first is under way before its scripts are (`app/first-answers.ts`).
  if (calls) {
    // 'activities.byId:id' takes the end of the address as its input `id`.
    const end = location.pathname.split('/').at(-1)
    const questionOf = (call) => {
      const [name, key] = call.split(':')
      return { name, input: key && { [key]: end } }
    }
    const ask = async (questions) => {
      const names = questions.map(({ name }) => name).join()
      const input = JSON.stringify({ ...questions.map(({ input }) => input) })
      return (await fetch(`/trpc/${names}?batch=1&input=${encodeURIComponent(input)}`)).json()
    }
    const batches = calls.split(' ').map((batch) => batch.split(',').map(questionOf))
    const answers = Promise.all(batches.map(ask)).then((all) => all.flat())
    const firstAnswers = { questions: batches.flat(), answers: answers.catch(() => []) }
    Object.assign(window, { firstAnswers })
  }
  const [first, ...others] = files.split(' ')
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    for (const href of others) addTo('link', { rel: 'modulepreload', crossOrigin: '', href })
    addTo('script', { type: 'module', crossOrigin: '', src: first })
  }
  const addTo = (name, properties) =>
    document.head.append(Object.assign(document.createElement(name), properties))
  // A tab in the background is not painted, and would wait until it is looked at; some browsers do not say when they paint.
  const patience_ms = 1000
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
  setTimeout(begin, document.hidden ? 0 : patience_ms)

  let pressed
  const typed = new Map()
  const keepPress = (event) => {
    const control = event.target.closest('button, [type=radio], [type=checkbox]')
    if (!control && event.type === 'click') return
    event.preventDefault()
    pressed = control ?? event.submitter ?? pressed
  }
  const keepText = ({ target }) => {
    if (!target.matches('[type=radio], [type=checkbox]')) typed.set(target, target.value)
  }
  const kept = { click: keepPress, submit: keepPress, input: keepText }
  for (const name in kept) document.addEventListener(name, kept[name], true)

  const doKept = () => {
    for (const name in kept) document.removeEventListener(name, kept[name], true)
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    for (const [box, text] of typed) {
      // React takes over the part of the page in which something happens, and empties the box: before what was typed.
      box.dispatchEvent(new Event('keyup', { bubbles: true }))
      set.call(box, text)
      box.dispatchEvent(new Event('input', { bubbles: true }))
    }
    pressed?.click()
  }
  // Not within React's own work, where it takes over nothing more.
  document.addEventListener('taken-over', () => setTimeout(doKept), { once: true })
}
