import type { BrowserContext } from 'playwright-core'

/**
 * The browser's own complaints: script errors, refused requests, requests without an answer, anything
 * the content policy stopped. The list grows; a journey that expects some takes them out.
 */
export function watchForProblems(context: BrowserContext): string[] {
  const problems: string[] = []
  context.on('weberror', (problem) => {
    problems.push(problem.error().message)
  })
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    // The page let go of it: somebody stopped, or left.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.url()}`)
  })
  return problems
}

const silence = new RegExp(
  [
    'net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED)',
    '^TypeError: Failed to fetch dynamically imported module',
    '^Error: Unable to preload CSS',
    '^Error: A file of this page is missing',
  ].join('|'),
)

/**
 * Takes out what a browser says while nobody answers, and returns the rest. React tells a file that
 * did not come once more when its part is drawn anew, so ask at the end.
 */
export function beyondSilence(problems: string[]): string[] {
  return problems.splice(0).filter((problem) => !silence.test(problem))
}
