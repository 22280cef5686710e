/** The browser's store for answers, in memory, for one test: the simulated browser has none. */
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
        put: async (key: string, answer: Response) => void store.set(key, answer),
        delete: async (key: string) => store.delete(key),
        keys: async () => [...store.keys()],
      }
    },
  }
  Object.assign(globalThis, { caches })
  return {
    names: () => [...stores.keys()],
    /** What questions are answered in it. */
    addresses: () => [...stores.values()].flatMap((store) => [...store.keys()]),
    /** Everything that is kept in it. */
    texts: async () => {
      const answers = [...stores.values()].flatMap((store) => [...store.values()])
      return (await Promise.all(answers.map((answer) => answer.clone().text()))).join('\n')
    },
    forget: () => Reflect.deleteProperty(globalThis, 'caches'),
  }
}
