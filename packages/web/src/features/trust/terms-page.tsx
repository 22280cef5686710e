import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { Part, PartLinks, TrustPage, WriteTo } from './trust-page.tsx'

const parts = [
  'What this is',
  'You are with your child',
  'What it costs',
  'What you write and share',
  'Fair play',
  'When something breaks',
  'Leaving',
]

/** /terms: what a family may expect of the site, and the site of a family. */
export function TermsPage() {
  return (
    <TrustPage
      title="Terms"
      lead="What you may expect of us, and what we ask of you. No fine print."
      changedOn="2026-11-28"
    >
      {(operator) => (
        <>
          <Part title="In short" look="card soft">
            <ul>
              <li>You play with your child, and you are the one who knows what is safe.</li>
              <li>Nothing renews automatically, and what is free for you stays free.</li>
              <li>What you make is yours. Share nothing that names a child or a place.</li>
              <li>You can leave at any time, at once.</li>
            </ul>
          </Part>
          <PartLinks titles={parts} />
          <Part title="What this is">
            <p>
              Five Good Minutes gives you ideas for a few minutes with your child.{' '}
              {operator.name && `${operator.name} runs it. `}
              An account is for grown-ups; children play with you, not with us.
            </p>
          </Part>
          <Part title="You are with your child">
            <p>
              Every activity is checked for hazards, and says when you have to be close. You know
              your child and your home: leave out what does not suit them, and stay with small
              children all the time. Our ideas are not medical or educational advice.
            </p>
          </Part>
          <Part title="What it costs">
            <p>
              The first 50 families are free for life. What is free today stays free for those who
              have it.{' '}
              {operator.has_payments
                ? 'Premium is one payment, shown in full before you pay. Nothing renews.'
                : 'Premium is not on sale yet; it will be one payment, and nothing renews.'}{' '}
              Your price depends on your family&#8217;s number:{' '}
              <Link to={paths.upgrade}>see the prices</Link>.{' '}
              <Link to={paths.refunds}>How refunds work</Link>.
            </p>
          </Part>
          <Part title="What you write and share">
            <p>
              What you make is yours. By sharing an activity you let others here read, keep and
              print it; families that kept it have their copy when you take it back. Please share
              nothing that names a child, an address or a way to meet, and nothing that could hurt
              somebody. We read what is reported or in doubt, and may remove it, with a reason.
            </p>
          </Part>
          <Part title="Fair play">
            <p>
              One membership per family, and a login for each parent. Please do not invite made-up
              friends, copy what belongs to others, or try to break the site. An account that does
              so can be closed; we say why, and you can answer.
            </p>
          </Part>
          <Part title="When something breaks">
            <p>
              We look after the site with care, and it may still be down for a while. We are
              responsible for damage as the law asks, and take nothing away from the rights that the
              law of your country gives you. If these terms change, we say so here; what you paid
              for stays.
            </p>
          </Part>
          <Part title="Leaving">
            <p>
              You can leave at any time in your profile, at once and without a reason.{' '}
              {operator.email && (
                <>
                  Questions to {operator.name ?? 'us'}? <WriteTo email={operator.email} />
                </>
              )}
            </p>
          </Part>
        </>
      )}
    </TrustPage>
  )
}
