// A page may not read Set-Cookie, so happy-dom removes it from every response; but here the server responds in the
// same process, and the browser of `renderApp` has to keep its cookies.
const PageResponse = globalThis.Response
globalThis.Response = class extends PageResponse {
  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body, init)
    for (const cookie of new Headers(init?.headers).getSetCookie())
      this.headers.append('set-cookie', cookie)
  }
}

// A module: its patch is applied once for all files of a worker.
export {}
