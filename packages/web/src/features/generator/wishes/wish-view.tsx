import { Form } from '../../../ui/form.tsx'
import { ChildPicker } from '../../children/child-picker.tsx'
import type { Children } from '../../children/use-children.ts'
import { EarlierCreations } from '../earlier-creations.tsx'
import { GeneratorTitle } from '../generator-title.tsx'
import { EndingNotice } from '../result/ending-notice.tsx'
import { whyNot } from '../result/why-not.ts'
import type { GenerationControls } from '../use-generation.ts'
import type { StatusQuery } from '../use-generation-status.ts'
import { CreditCard } from './credit-card.tsx'
import { GenerateAction } from './generate-action.tsx'
import { ServiceNotice } from './service-notice.tsx'
import type { ServiceWords } from './use-services.ts'
import { type WishForm, withinAges } from './use-wish-form.ts'
import { WishFields } from './wish-fields.tsx'

type WishViewProps = {
  form: WishForm
  family: Children
  generation: GenerationControls
  query: StatusQuery
  services: ServiceWords | null
}

/** The form, with the price of one press and what is left. */
export function WishView({ form, family, generation, query, services }: WishViewProps) {
  const { child } = family
  const isOutside = child !== undefined && withinAges(child.age) !== child.age
  return (
    <>
      <GeneratorTitle />
      {generation.ending && (
        <EndingNotice ending={generation.ending} onTryAgain={generation.tryAgain} />
      )}
      <ServiceNotice words={services} />
      <Form form={form} onSubmit={generation.start} isPending={false} error={undefined}>
        <div className="generator-columns">
          <div className="wish-fields">
            <ChildPicker family={family} isLabelHidden />
            {isOutside && (
              <p className="small muted">
                {child.name} is {child.age}. Activities are made for ages 2 to 12, so we start at{' '}
                {withinAges(child.age)}.
              </p>
            )}
            <WishFields form={form} />
          </div>
          <div className="generator-side">
            <CreditCard query={query} />
            <GenerateAction
              query={query}
              reason={whyNot(query.status, services)}
              isRunning={generation.running !== null}
            />
            <EarlierCreations />
          </div>
        </div>
      </Form>
    </>
  )
}
