import { goodResponse } from './openai.ts'

const { title: _, ...allButTitle } = goodResponse

/** Texts of a provider that are expensive to read: a name, and the text. */
export const heavyResponses: [what: string, text: string][] = [
  ['5,000 brackets', `{"title":${'['.repeat(5_000)}`],
  ['30,000 brackets', `{"title":${'['.repeat(30_000)}`],
  ['4,000 brackets and their ends', `{"title":${'['.repeat(4_000)}${']'.repeat(4_000)}}`],
  ['30,000 braces', '{'.repeat(30_000)],
  ['objects in objects', '{"a":'.repeat(7_000)],
  ['an endless row of objects', '{"a":1}'.repeat(5_500)],
  ['a text of 39,000 letters', `{"title":"${'a'.repeat(38_990)}"}`],
  ['9,000 lines', `{"setup_instructions":[${'"a",'.repeat(9_000)}"b"]}`],
  ['a title again and again', `{${'"title":"Map of you",'.repeat(1_700)}"easier":"x"}`],
  ['quotes that are never closed', '{"'.repeat(19_000)],
  ['a list of long lines', JSON.stringify({ materials_list: Array(120).fill('a '.repeat(150)) })],
  ['thoughts without end', `<think>${'{"title":"x"} '.repeat(2_700)}`],
  ['all sections, long', JSON.stringify({ ...allButTitle, title: 'b '.repeat(15_000) })],
]
