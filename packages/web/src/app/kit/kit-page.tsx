import { type Theme, useTheme } from '../../lib/theme.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { ControlParts } from './control-parts.tsx'
import { DrawingParts } from './drawing-parts.tsx'
import { FeedbackParts } from './feedback-parts.tsx'
import { FormParts } from './form-parts.tsx'
import { PaperParts } from './paper-parts.tsx'

const themes: { value: Theme; label: string }[] = [
  { value: 'system', label: 'Auto' },
  { value: 'light', label: 'Day' },
  { value: 'dark', label: 'Night' },
]

/** Every part in every state, for those who build. Development only. */
export function KitPage() {
  const [theme, setTheme] = useTheme()
  return (
    <div className="wrap page">
      <div className="row row-wrap mb-8">
        <PageTitle>Parts</PageTitle>
        <div className="end">
          <Segmented label="Theme" options={themes} value={theme} onChange={setTheme} />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-11">
        <PaperParts />
        <ControlParts />
        <FormParts />
        <FeedbackParts />
        <DrawingParts />
      </div>
    </div>
  )
}
