/** The browser's Cache Storage in memory, for one test: the simulated browser has none. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const caches = {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return {
        match: async (key: string) => store.get(key)?.clone(),
        put: async (key: string, response: Response) => void store.set(key, response),
        delete: async (key: string) => store.delete(key),
        keys: async () => [...store.keys()],
      }
    },
  }
  Object.assign(globalThis, { caches })
  return {
    names: () => [...stores.keys()],
    /** The requests with a cached response. */
    addresses: () => [...stores.values()].flatMap((store) => [...store.keys()]),
    /** The text of all cached responses. */
    texts: async () => {
      const responses = [...stores.values()].flatMap((store) => [...store.values()])
      return (await Promise.all(responses.map((response) => response.clone().text()))).join('\n')
    },
    forget: () => Reflect.deleteProperty(globalThis, 'caches'),
  }
}
