/** A family without a browser: what a page does with cookies and tokens, by plain requests. */
export function familyAt(url: string) {
  const jar = new Map<string, string>()
  const call = async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${url}${path}`, { ...init, headers: { ...init.headers, cookie } })
    for (const one of response.headers.getSetCookie()) {
      const [pair = ''] = one.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return response
  }
  const post = async (path: string, body: object) => {
    const { csrf_token } = await (await call('/api/csrf-token')).json()
    const headers = { 'content-type': 'application/json', 'x-csrftoken': csrf_token }
    return call(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  return {
    /** The status of the response. */
    register: async (email: string) =>
      (await post('/register', { name: 'Ana', email, password: 'quiet-harbor-19' })).status,
    pageOf: async (path: string) => (await call(path, { headers: { accept: 'text/html' } })).text(),
    /** The bytes of an activity's PDF, as text. */
    printable: async (activity: string) => {
      const { download_url } = await (await post(`/activities/download/${activity}`, {})).json()
      return (await call(download_url)).text()
    },
  }
}
