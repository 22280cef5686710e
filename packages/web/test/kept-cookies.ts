// A page may not read Set-Cookie, so happy-dom drops it from every answer; but here the server answers, too, and the
// browser of `renderApp` has to keep its cookies.
const PageResponse = globalThis.Response
globalThis.Response = class extends PageResponse {
  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body, init)
    for (const cookie of new Headers(init?.headers).getSetCookie())
      this.headers.append('set-cookie', cookie)
  }
}

// A module: what it changes is changed once for all files of a worker.
export {}
