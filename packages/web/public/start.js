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
    addTo('script', { type: 'module', crossOrigin: '', src: first, onerror: giveUp })
  }
  const make = (name, properties) => Object.assign(document.createElement(name), properties)
  const addTo = (name, properties) => document.head.append(make(name, properties))
  // A tab in the background is not painted, and would wait until it is looked at; some browsers do not say when they paint.
  const patienceMs = 1000
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
  setTimeout(begin, document.hidden ? 0 : patienceMs)

  // In order, and each once: who sees nothing happen presses again. With what a box to tick holds since then.
  const pressed = new Map()
  const typed = new Map()
  const isTick = (control) => control.matches('[type=checkbox]')
  const keepPress = (event) => {
    // The press on a label follows as one on its box.
    const control = event.submitter ?? event.target.closest('button, [type=radio], [type=checkbox]')
    if (!control && event.type === 'click') return
    // Parts that have been taken over already would do it now, and then once more.
    event.stopPropagation()
    // A box shows its tick at once.
    if (!control || !isTick(control)) event.preventDefault()
    if (!control) return
    pressed.delete(control)
    pressed.set(control, control.checked)
  }
  const keepText = ({ target }) => {
    if (!target.matches('[type=radio], [type=checkbox]')) typed.set(target, target.value)
  }
  const kept = { click: keepPress, submit: keepPress, input: keepText }
  for (const name in kept) document.addEventListener(name, kept[name], true)
  const stopKeeping = () => {
    for (const name in kept) document.removeEventListener(name, kept[name], true)
  }

  // Without its scripts the page answers nothing: it says so, and swallows no more presses.
  const giveUp = () => {
    stopKeeping()
    const bar = make('div', { className: 'founding', role: 'alert' })
    const row = make('div', { className: 'wrap' })
    const reload = make('button', {
      className: 'btn secondary small',
      type: 'button',
      textContent: 'Reload',
    })
    reload.addEventListener('click', () => location.reload())
    row.append(make('p', { textContent: 'This page did not load completely.' }), reload)
    bar.append(row)
    document.body.prepend(bar)
  }

  // React takes over the part of the page in which something happens, and what a box holds by then is no news to it.
  const takeOver = (control) => control.dispatchEvent(new Event('keyup', { bubbles: true }))
  const doKept = async () => {
    stopKeeping()
    for (const [box, text] of typed) {
      takeOver(box)
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')
      set.call(box, text)
      box.dispatchEvent(new Event('input', { bubbles: true }))
    }
    for (const [control, isTicked] of pressed) {
      press(control, isTicked)
      // The page follows one press before the next.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  const press = (control, isTicked) => {
    if (isTick(control)) control.checked = control.defaultChecked
    takeOver(control)
    if (!isTick(control) || control.checked !== isTicked) control.click()
  }
  // Not within React's own work, where it takes over nothing more.
  document.addEventListener('taken-over', () => setTimeout(doKept), { once: true })
}
