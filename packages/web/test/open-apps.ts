/** The apps of the running test. Their late responses would be taken for those of the next test, so `setup.ts` ends them. */
export const openApps = new Set<{ clear: () => void }>()
