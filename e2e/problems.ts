import type { BrowserContext } from 'playwright-core'

/**
 * The browser's own complaints: script errors, refused requests, requests without a response, anything the content
 * security policy stopped. The list grows; a journey that expects some takes them out.
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
    // The page aborted it: someone stopped, or left.
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
 * Takes out what a browser reports without a response, and returns the rest. React reports a missing file once more
 * when its part is rendered again, so call it at the end.
 */
export function beyondSilence(problems: string[]): string[] {
  return problems.splice(0).filter((problem) => !silence.test(problem))
}
