import type { MadeBy } from '@fgm/shared/generator'

/** The built-in maker: composes from the authored library, without any model. */
export const ideaBook = 'ideabook'

/** How a result says who made it. The idea book is always called by its name (decisions §4). */
export function madeBy(provider: string | null, displayName: string | null): MadeBy {
  if (provider && provider !== ideaBook) {
    const name = displayName ?? provider
    return {
      provider,
      display_name: name,
      is_ai: true,
      ribbon: `Written by AI (${name}) and checked for age, materials and safety.`,
    }
  }
  return {
    provider: ideaBook,
    display_name: 'From our idea book',
    is_ai: false,
    ribbon: 'From our idea book: put together from checked building blocks. No AI was used.',
  }
}
