import { huntItemBank, huntTaskBank } from '@fgm/db/seed/hunts'

/** What hunts are made of, read when it is first asked for: a server that starts has more urgent things to do. */
export function huntBank() {
  loaded ??= { items: huntItemBank(), tasks: huntTaskBank() }
  return loaded
}

let loaded:
  | { items: ReturnType<typeof huntItemBank>; tasks: ReturnType<typeof huntTaskBank> }
  | undefined
