import { PageTitle } from '../../ui/page-title.tsx'

/** The heading of the form and of what stands in its place. */
export function GeneratorTitle() {
  return (
    <header className="generator-title">
      <PageTitle title="Create">Make one that fits</PageTitle>
      <p className="muted">Tell us what you have. You get one activity, checked for safety.</p>
    </header>
  )
}
