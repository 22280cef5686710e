import { act, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { TextField } from './fields.tsx'
import { Form } from './form.tsx'

type Values = { name: string; email: string }
type SignUpProps = { sent: Values[]; isPending?: boolean; error?: string }

function SignUp({ sent, isPending = false, error }: SignUpProps) {
  const form = useForm<Values>({ defaultValues: { name: 'Ana', email: '' } })
  const { errors } = form.formState
  return (
    <Form form={form} isPending={isPending} error={error} onSubmit={(values) => sent.push(values)}>
      <TextField label="Name" {...form.register('name')} />
      <TextField
        label="E-mail"
        error={errors.email?.message}
        {...form.register('email', { required: 'Please enter your e-mail' })}
      />
      <button type="submit">Sign Up</button>
    </Form>
  )
}

const submit = () => act(async () => void fireEvent.click(screen.getByText('Sign Up')))

describe('a form', () => {
  it('sends what was typed', async () => {
    const sent: Values[] = []
    render(<SignUp sent={sent} />)
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'ana@example.org' } })
    await submit()
    expect(sent).toEqual([{ name: 'Ana', email: 'ana@example.org' }])
  })

  it('sends nothing while a box is wrong, says what, and puts the focus there', async () => {
    const sent: Values[] = []
    render(<SignUp sent={sent} />)
    await submit()
    expect(sent).toEqual([])
    expect(screen.getByText('Please enter your e-mail')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
  })

  it('submits once at a time', async () => {
    const sent: Values[] = []
    render(<SignUp sent={sent} isPending />)
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'ana@example.org' } })
    await submit()
    expect(sent).toEqual([])
  })

  it("announces the server's refusal", () => {
    render(<SignUp sent={[]} error="This address is taken." />)
    expect(screen.getByRole('alert').textContent).toBe('This address is taken.')
  })
})
