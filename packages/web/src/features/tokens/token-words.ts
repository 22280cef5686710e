import type { TokenScope } from '@fgm/shared/tokens'

/** What a key may do, as a parent reads it. */
export const scopeWords: Record<TokenScope, string> = {
  read: 'Read what we keep for your family',
  write: 'Change it: children, activities, houses, hunts',
  generate: 'Make new activities with your credits',
  admin: 'Look after the site',
}

/** The same on one line of a list. */
export const shortScopeWords: Record<TokenScope, string> = {
  read: 'reads',
  write: 'changes',
  generate: 'makes activities',
  admin: 'looks after the site',
}
