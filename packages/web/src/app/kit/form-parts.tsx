import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField, TextField } from '../../ui/text-field.tsx'
import { TickRow } from '../../ui/tick-row.tsx'
import { KitSection } from './kit-section.tsx'

const categories = ['Math', 'Science', 'Language'].map((value) => ({ value, label: value }))
type Values = { email: string; password: string }

/** Boxes, ticks and the form around them. */
export function FormParts() {
  return (
    <>
      <KitSection title="Fields">
        <div className="grid-cards">
          <TextField label="Your e-mail" defaultValue="maya@example.org" type="email" />
          <PasswordField
            label="Confirm password"
            defaultValue="12345"
            autoComplete="new-password"
            error="Passwords do not match"
          />
          <TextField label="Referral code" isOptional hint="From a friend, if you have one." />
          <SelectField label="Category" options={categories} placeholder="Choose one" />
          <TextAreaField label="Notes" isOptional placeholder="What did they laugh at?" />
          <div>
            <TickRow strikes defaultChecked>
              1 small plastic jug, half full of water
            </TickRow>
            <TickRow strikes>1 tray</TickRow>
          </div>
          <SearchField label="Search" placeholder="Socks, bath, rainy day" />
          <TextField label="Disabled" disabled defaultValue="Not now" />
        </div>
      </KitSection>
      <KitSection title="Form">
        <SampleForm />
      </KitSection>
    </>
  )
}

function SampleForm() {
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: { email: '', password: '' } })
  const [isRefused, setIsRefused] = useState(false)
  const { errors } = form.formState
  return (
    <div className="narrow">
      <Form
        form={form}
        onSubmit={() => setIsRefused(true)}
        isPending={false}
        error={isRefused ? 'Wrong e-mail or password.' : undefined}
      >
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email', { required: 'Please enter your e-mail' })}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', { required: 'Please enter your password' })}
        />
        <Button type="submit" variant="primary" isBlock>
          Sign In
        </Button>
      </Form>
    </div>
  )
}
