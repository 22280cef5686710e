import type { AiPrompt } from '../ai.ts'

/** What a provider wrote and nobody checked is shown to nobody, also not as a part of what was sent. */
export const withheld =
  '[The answer could not be used. The same words were sent once more, with that answer and what was wrong with it, which is not shown here.]'

/** The request once more, with what was wrong: change only what is needed. */
export function repairPrompt(prompt: AiPrompt, answer: string, problems: string[]): AiPrompt {
  const list = problems
    .slice(0, 12)
    .map((problem) => `- ${problem}`)
    .join('\n')
  return {
    system: prompt.system,
    user: `${prompt.user}\n\nYour answer was:\n${answer.slice(0, 6_000)}\n\nIt cannot be used:\n${list}\nSend the whole JSON object again and change only what is needed.`,
  }
}
