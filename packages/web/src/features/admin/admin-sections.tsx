import { Link } from '@tanstack/react-router'
import {
  BookOpenCheck,
  Flag,
  HeartHandshake,
  type LucideIcon,
  Mail,
  ScrollText,
  SlidersHorizontal,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { paths } from '../../lib/paths.ts'
import { AuditPanel } from './audit-panel.tsx'
import { FamiliesPanel } from './families-panel.tsx'
import { MailOutboxPanel } from './mail-outbox-panel.tsx'
import { ReportsPanel } from './reports-panel.tsx'
import { ReviewsPanel } from './reviews-panel.tsx'
import { SettingsPanel } from './settings-panel.tsx'

type Section = { value: string; label: string; icon: LucideIcon; content: ReactNode }

/** What stands beside the three tabs of the spec; each has its own address. */
export const sections: readonly Section[] = [
  { value: 'families', label: 'Families', icon: HeartHandshake, content: <FamiliesPanel /> },
  { value: 'reports', label: 'Reports', icon: Flag, content: <ReportsPanel /> },
  { value: 'reviews', label: 'To review', icon: BookOpenCheck, content: <ReviewsPanel /> },
  { value: 'mails', label: 'Mails', icon: Mail, content: <MailOutboxPanel /> },
  { value: 'settings', label: 'Settings', icon: SlidersHorizontal, content: <SettingsPanel /> },
  { value: 'audit', label: 'Audit log', icon: ScrollText, content: <AuditPanel /> },
]

/** The way to the other sections: a second row, to be pushed along on phones. */
export function SectionLinks({ open }: { open: string | undefined }) {
  const row = useRef<HTMLElement>(null)
  // What is open must not hide behind the edge of the phone.
  useEffect(() => {
    const current = open && row.current?.querySelector('[aria-current="page"]')
    if (current) current.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open])
  return (
    <nav ref={row} className="admin-sections" aria-label="More of the admin area">
      {sections.map(({ value, label, icon: Icon }) => (
        <Link
          key={value}
          to={paths.admin}
          search={{ tab: value }}
          className="pick"
          aria-current={value === open ? 'page' : undefined}
        >
          <Icon className="icon" aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  )
}
