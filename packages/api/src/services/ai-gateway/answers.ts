/** The JSON object inside an answer: models put fences and prose around it, whatever they are told. */
export function parseAnswer(text: string): unknown {
  const begin = text.indexOf('{')
  const end = text.lastIndexOf('}')
  if (begin < 0 || end <= begin) throw new SyntaxError('There is no JSON object in the answer')
  return JSON.parse(text.slice(begin, end + 1))
}
