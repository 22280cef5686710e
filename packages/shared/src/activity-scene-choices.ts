import type { ScenePlace, SceneThing } from './activity-scene.ts'

/** Where words alone would draw an authored activity wrongly: what it shows, the best first. */
export const authoredSettings: Record<string, [ScenePlace, SceneThing?][]> = {}
