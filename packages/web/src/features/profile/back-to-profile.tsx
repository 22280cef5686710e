import { ArrowLeft } from 'lucide-react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'

type BackToProfileProps = { tab: string; className: string; children: string }

/** Above the title of a page that was opened from the profile: leads back to its tab. */
export const BackToProfile = ({ tab, className, children }: BackToProfileProps) => (
  <ButtonTo
    to={paths.profile}
    search={{ tab }}
    variant="text"
    size="small"
    icon={ArrowLeft}
    className={classNames('-ms-3.5 justify-self-start', className)}
  >
    {children}
  </ButtonTo>
)
