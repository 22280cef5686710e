import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { barHeight } from './bar-height.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { FormError, type Problem } from './form.tsx'
import { useOpenSheet } from './open-sheets.ts'
import '../styles/input.css'

const footHeight = barHeight('sheet-foot')

type SheetProps = {
  /** Left out where the sheet is rendered only while it is open. */
  isOpen?: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** One sentence under the title. */
  description?: ReactNode
  /** Ends with one block button that says what happens ('Show 14 activities'). */
  footer?: ReactNode
  isWide?: boolean
  /** The address says that it is open, so the Back button closes it without a history entry of ours. */
  isInAddress?: boolean
  children?: ReactNode
}

/**
 * A sheet from below on phones, a dialog on desktops. Traps the focus, closes on Escape and on Back, and returns the
 * focus.
 */
export function Sheet(props: SheetProps) {
  const { isOpen = true, onOpenChange, title, description, footer, isWide, isInAddress } = props
  const opener = useRef<Element>(null)
  const isByKeyboard = useRef(false)
  useOpenSheet(isOpen && !isInAddress, () => onOpenChange(false))

  // The dialog returns the focus only to a trigger inside of it; ours are opened by any button of the page.
  function rememberOpener() {
    opener.current = document.activeElement
    isByKeyboard.current = opener.current?.matches(':focus-visible') === true
  }
  function giveFocusBack(event: Event) {
    event.preventDefault()
    // A focus ring after a tap would look like a chosen answer.
    if (opener.current instanceof HTMLElement)
      opener.current.focus({
        focusVisible: isByKeyboard.current,
        preventScroll: !isByKeyboard.current,
      })
    // The opener may have been removed by what was done in the sheet: the keyboard then continues at the top of the page.
    if (document.activeElement === document.body) document.getElementById('main')?.focus()
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          className={classNames('sheet', isWide && 'wide')}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={giveFocusBack}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="sheet-grab" />
          <div className="sheet-head">
            <Dialog.Title asChild>
              <h2 className="text-h3">{title}</h2>
            </Dialog.Title>
            <Dialog.Close asChild>
              <Button variant="plain" size="small" isSquare icon={X} aria-label="Close" />
            </Dialog.Close>
          </div>
          {description && <Dialog.Description>{description}</Dialog.Description>}
          {props.children}
          {footer && (
            <div ref={footHeight} className="sheet-foot">
              {footer}
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type ConfirmProps = Pick<SheetProps, 'isOpen' | 'onOpenChange' | 'title'> & {
  /** What is lost, in one or two sentences. */
  children: ReactNode
  /** Other fields: a reason. */
  fields?: ReactNode
  /** What happens, as a verb: 'Remove Leo'. */
  confirmLabel: string
  onConfirm: () => void
  isPending: boolean
  /** Something is lost for good: no coral, and Cancel is as prominent. */
  isDestructive?: boolean
  /** A field has to be filled in first. */
  isDisabled?: boolean
  error: Problem
}

/** Asks before something that cannot be undone. Where it can, do it and offer Undo instead. */
export function Confirm(props: ConfirmProps) {
  const { children, fields, confirmLabel, onConfirm, isDestructive, isDisabled, ...rest } = props
  const { isPending, error, ...sheet } = rest
  return (
    <Sheet
      {...sheet}
      description={children}
      footer={
        <>
          <FormError error={error} />
          <Button
            variant={isDestructive ? 'secondary' : 'primary'}
            className={isDestructive ? 'danger' : undefined}
            isBlock
            disabled={isDisabled}
            isPending={isPending}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button variant="secondary" isBlock onClick={() => sheet.onOpenChange(false)}>
            Cancel
          </Button>
        </>
      }
    >
      {fields}
    </Sheet>
  )
}
