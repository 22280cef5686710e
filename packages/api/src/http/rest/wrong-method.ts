import type { Hono, Context as HonoContext } from 'hono'
import { notFound, wrongMethod } from '../../core/errors.ts'
import { errorResponse } from './rest.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE']

/**
 * What is answered where no call and no page took a request: 405 with `Allow` for an address that takes other methods,
 * 204 with it for OPTIONS, and 404 for all others. A page is there for GET alone; asked for JSON it stays a 404, as
 * there is none.
 * @param isPage whether a page has this path
 */
export function refuseOtherMethods(app: Hono, isPage: (path: string) => boolean) {
  return (c: HonoContext): Response => {
    const { path } = c.req
    const allowed = methods.filter((method) => isTaken(app, method, path))
    if (!allowed.includes('GET') && isPage(path)) allowed.unshift('GET')
    const asked = c.req.method === 'HEAD' ? 'GET' : c.req.method
    if (allowed.length === 0 || allowed.includes(asked)) return errorResponse(c, notFound('Page'))
    const allow = [...allowed.flatMap(withHead), 'OPTIONS'].join(', ')
    if (asked === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
    const response = errorResponse(c, wrongMethod(allowed))
    response.headers.set('allow', allow)
    return response
  }
}

/** Asks the router itself; wildcard routes do not count. */
const isTaken = (app: Hono, method: string, path: string) =>
  app.router.match(method, path)[0].some(([[, route]]) => !route.path.endsWith('*'))

const withHead = (method: string) => (method === 'GET' ? ['GET', 'HEAD'] : [method])
