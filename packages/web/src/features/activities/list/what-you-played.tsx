import { listed } from '@fgm/shared/text/words'
import { useFocusHandedOn } from '../../../lib/use-focus-after-press.ts'
import { Button } from '../../../ui/button.tsx'
import type { Child } from '../../children/use-children.ts'
import { useBringAlong } from '../bring-along.ts'
import { rememberVisitor, useVisitor, type Visitor } from '../visitor.ts'

/** 'Shadow Wave and Flamingo Freeze': what was played here before there was an account; empty for nothing. */
export const titlesOf = ({ plays = [] }: Visitor): string =>
  listed([...new Set(plays.map(({ title }) => title))])

/** For a family with children that logs in after playing here as a visitor: adds it to the child who plays, or not. */
export function WhatYouPlayed({ child }: { child: Child }) {
  const titles = titlesOf(useVisitor())
  const bring = useBringAlong()
  const section = useFocusHandedOn<HTMLElement>()
  return (
    <section
      ref={section}
      className="note honey mb-4 grid gap-3"
      aria-label="Played before you logged in"
    >
      <p>
        <b>You played {titles}</b> here before you logged in.
      </p>
      <div className="row row-wrap">
        <Button size="small" isPending={bring.isPending} onClick={() => bring.mutate(child)}>
          Keep It for {child.name}
        </Button>
        <Button variant="text" size="small" onClick={() => rememberVisitor({ plays: [] })}>
          No, Thanks
        </Button>
      </div>
    </section>
  )
}
