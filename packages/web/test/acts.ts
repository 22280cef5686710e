import { act, fireEvent, screen } from '@testing-library/react'

/** Types into the box with that label and leaves it, like a parent who continues with the next. */
export function type(label: string, value: string): void {
  const box = screen.getByLabelText(label)
  fireEvent.change(box, { target: { value } })
  fireEvent.blur(box)
}

/** The content of the box with that label. */
export const typed = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value

/** Clicks the button with exactly this text. */
export async function press(name: string): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
}
