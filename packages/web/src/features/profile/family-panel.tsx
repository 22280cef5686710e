import type { Outputs } from '../../lib/trpc.ts'
import { DayLinksSection } from '../day-links/day-links-section.tsx'
import { ParentsSection } from '../families/parents-section.tsx'
import { ChildrenPanel } from './children-panel.tsx'

type FamilyPanelProps = { profile: Outputs['auth']['profile'] }

/** The children of the family, its parents and who plays by a link. An administrator is alone. */
export const FamilyPanel = ({ profile }: FamilyPanelProps) => (
  <div className="grid gap-8">
    <ChildrenPanel profile={profile} />
    {!profile.is_admin && <ParentsSection owner={profile} />}
    {!profile.is_admin && <DayLinksSection />}
  </div>
)
