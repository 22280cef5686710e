/** Things as a child sees them from the front: from above a lamp is a ring, and a TV or a hallway a bar. */
const drawings = import.meta.glob<string>('../../ui/drawings/eye-level/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The drawing of a thing; undefined where there is none of this name. */
export const eyeLevelDrawing = (name: string): string | undefined =>
  drawings[`../../ui/drawings/eye-level/${name}.svg`]
