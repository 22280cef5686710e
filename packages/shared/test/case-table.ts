// Safety cases are kept as tables: one case a line, columns between bars.

export type SafetyCase = {
  /** The rule that has to fire; null where nothing may. */
  expected: string | null
  min_age: number
  materials: string[]
  text: string
  safety_note: string
}

/** Reads lines of `rule | age | materials | text | safety note`; `-` as the rule means harmless. */
export function caseTable(table: string): SafetyCase[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [rule = '', age = '', materials = '', text = '', note = ''] = line.split(' | ')
      return {
        expected: rule === '-' ? null : rule,
        min_age: Number(age),
        materials: materials === '-' ? [] : materials.split(','),
        text,
        safety_note: note,
      }
    })
}
