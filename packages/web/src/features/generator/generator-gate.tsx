import { suggestionsForAge } from '@fgm/shared/activities/suggestions'
import { creditsWhenActive } from '@fgm/shared/family/tiers'
import type { AiCredits } from '@fgm/shared/generator'
import { KeyRound } from 'lucide-react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import cardboardHouseSvg from '../../ui/drawings/cardboard-house.svg?raw'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { Say } from '../../ui/reading.tsx'
import { StickyAction } from '../../ui/sticky-action.tsx'
import { useChildren } from '../children/use-children.ts'
import { JoinedFamilies } from '../flags/feature-gate.tsx'
import { usePremiumPrice } from '../payments/use-premium-price.ts'

/** The generator before a family may use it (decisions §4): a preview, how it opens, and what is free meanwhile. */
export function GeneratorGate({ missing }: { missing: AiCredits['missing'] }) {
  const { is_feature_open, is_switched_off, is_member, founding_members } = missing
  const isCounting = !is_feature_open && !is_switched_off
  const price = usePremiumPrice()
  const { title, line } = textsOf(missing)
  const isForSale = is_feature_open && !is_member
  return (
    <section className="grid gap-4 *:min-w-0 desk:grid-cols-2 desk:gap-10" aria-labelledby="gate">
      <div className="grid place-items-center rounded-(--r-cut) bg-honey-soft [--il-ground:var(--il-wall)] [&_svg]:h-28 desk:[&_svg]:h-[280px]">
        <Drawing markup={cardboardHouseSvg} />
      </div>
      <div className="grid gap-3 content-start">
        <h2 id="gate">{title}</h2>
        <Taste />
        <div className="card row row-wrap gap-x-4 gap-y-1 py-3">
          <KeyRound className="icon text-teal" aria-hidden />
          <div className="grid min-w-0 flex-[1_1_12rem]">
            <p className="small">{line}</p>
            {isCounting && (
              <JoinedFamilies
                kind="founding"
                taken={founding_members}
                total={missing.founding_members_needed}
              />
            )}
          </div>
          {isForSale && price && <b className="display text-h3 leading-[1.1]">{price}</b>}
        </div>
        <div className="grid gap-2.5 desk:grid-cols-[auto_auto] desk:justify-start [&>.sticky-action>.btn]:flex-1">
          {isForSale && (
            <StickyAction>
              {price ? (
                <ButtonTo to={paths.upgrade} variant="primary">
                  Open premium for {price}
                </ButtonTo>
              ) : (
                <ButtonTo to={paths.dashboard} variant="primary">
                  See Your Place
                </ButtonTo>
              )}
            </StickyAction>
          )}
          <ButtonTo to={paths.activities} variant={isForSale ? 'secondary' : 'primary'}>
            {isForSale ? 'Play a free one now' : 'My Activities'}
          </ButtonTo>
          {isCounting && (
            <ButtonTo to={paths.upgrade} variant="secondary">
              See Premium
            </ButtonTo>
          )}
        </div>
      </div>
    </section>
  )
}

const ageWithoutChild = 5

/** One of the ideas that the generator starts with, for the playing child. */
function Taste() {
  const { child } = useChildren()
  const [idea] = suggestionsForAge(child?.age ?? ageWithoutChild)
  if (!idea) return null
  return (
    <Say
      verb={child ? `For example, for ${child.name}` : 'For example, for a child of five'}
      words={`${idea.name}: ${idea.description}`}
    />
  )
}

function textsOf(missing: AiCredits['missing']): { title: string; line: string } {
  const { is_feature_open, is_switched_off, is_member, founding_members_needed } = missing
  if (is_switched_off && !is_feature_open)
    return {
      title: 'The generator is closed for now',
      line: 'We have closed it for a while. Your library stays open.',
    }
  if (!is_feature_open)
    return {
      title: 'The generator is not open yet',
      line: `It opens when ${founding_members_needed} founding families have joined${
        is_member ? ', with your credits' : ', and comes with premium'
      }.`,
    }
  return {
    title: 'The generator comes with premium',
    line: `With ${creditsWhenActive} credits for ideas made for your child. One payment, and nothing renews.`,
  }
}
