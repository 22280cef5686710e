import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { type FieldPath, get } from 'react-hook-form'
import type { SettingsFormState, TypedSettings } from './settings-values.ts'

type SettingsSectionProps = {
  /** The hash of an address that opens it. */
  id: string
  title: string
  /** What is set now, in one line. */
  digest: string
  form: SettingsFormState
  /** The settings in it: an error at one of them opens it. */
  names: readonly FieldPath<TypedSettings>[]
  children: ReactNode
}

/** Settings that belong together, folded to their name and what is set. */
export function SettingsSection(props: SettingsSectionProps) {
  const { id, title, digest, form, names, children } = props
  const hasError = names.some((name) => get(form.formState.errors, name))
  const isNamed = useLocation({ select: ({ hash }) => hash === id })
  const isWanted = isNamed || hasError
  const [isOpen, setIsOpen] = useState(isWanted)
  useEffect(() => {
    if (isWanted) setIsOpen(true)
  }, [isWanted])
  return (
    <details
      id={id}
      className="card fold settings-section"
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => {
        // The form leads to what is wrong, which has to be seen.
        if (hasError) currentTarget.open = true
        setIsOpen(currentTarget.open)
      }}
    >
      <summary>
        <div>
          <h2 className="text-h3">{title}</h2>
          <p className="small muted">{digest}</p>
        </div>
      </summary>
      <div className="form">{children}</div>
    </details>
  )
}
