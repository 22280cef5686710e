import type { ReactNode } from 'react'
import { SignUpWays } from '../../session/sign-in-ways.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'

type SignUpCardProps = { title: string; drawing?: string; children: ReactNode }

/** Offers a visitor an account at the top of a page: what it opens is below it. On desktops a drawing takes the right half. */
export function SignUpCard({ title, children, drawing }: SignUpCardProps) {
  return (
    <section
      className={classNames(
        'card soft flush',
        drawing &&
          'desk:grid desk:grid-cols-[1.3fr_1fr] bg-honey-soft [--il-ground:var(--il-wall)]',
      )}
    >
      {drawing && (
        <Drawing
          markup={drawing}
          className="flex items-end justify-center px-5 pt-4 desk:order-last [&>svg]:h-[120px] [&>svg]:w-auto desk:[&>svg]:h-[200px]"
        />
      )}
      <div className="grid content-center justify-items-start gap-3 p-5 desk:px-7">
        <h2 className="text-h3">{title}</h2>
        <p className="text-balance">{children}</p>
        <div className="row row-wrap">
          <SignUpWays />
        </div>
      </div>
    </section>
  )
}
