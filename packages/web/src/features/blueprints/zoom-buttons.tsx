import { Maximize, Minus, Plus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { type Action, fit_action, zoom_in_action, zoom_out_action } from './editor-actions.ts'

type ZoomButtonsProps = { zoom: number; onAction: (action: Action) => void }

const look = { variant: 'plain', size: 'small', isSquare: true } as const

/** How near one looks: half the size to three times. */
export function ZoomButtons({ zoom, onAction }: ZoomButtonsProps) {
  return (
    <div className="zoom-buttons">
      <Button
        {...look}
        icon={Minus}
        aria-label={zoom_out_action.label}
        onClick={() => onAction(zoom_out_action)}
      />
      <span>{Math.round(zoom * 100)}%</span>
      <Button
        {...look}
        icon={Plus}
        aria-label={zoom_in_action.label}
        onClick={() => onAction(zoom_in_action)}
      />
      <Button
        {...look}
        icon={Maximize}
        aria-label={fit_action.label}
        onClick={() => onAction(fit_action)}
      />
    </div>
  )
}
