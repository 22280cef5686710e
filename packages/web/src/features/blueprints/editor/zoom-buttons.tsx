import { Maximize, Minus, Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { type Action, fitAction, zoomInAction, zoomOutAction } from './editor-actions.ts'

type ZoomButtonsProps = { zoom: number; onAction: (action: Action) => void }

const look = { variant: 'plain', size: 'small', isSquare: true } as const

/** How near one looks: half the size to three times. */
export function ZoomButtons({ zoom, onAction }: ZoomButtonsProps) {
  return (
    <div className="zoom-buttons">
      <Button
        {...look}
        icon={Minus}
        aria-label={zoomOutAction.label}
        onClick={() => onAction(zoomOutAction)}
      />
      <span>{Math.round(zoom * 100)}%</span>
      <Button
        {...look}
        icon={Plus}
        aria-label={zoomInAction.label}
        onClick={() => onAction(zoomInAction)}
      />
      <Button
        {...look}
        icon={Maximize}
        aria-label={fitAction.label}
        onClick={() => onAction(fitAction)}
      />
    </div>
  )
}
