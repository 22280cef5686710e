import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Dots } from './dots.tsx'

it('draws one dot per founding family and says the same in words', () => {
  const { container } = render(<Dots taken={43} total={50} />)
  const dots = container.querySelectorAll('.dots > i')
  expect(dots).toHaveLength(50)
  expect([...dots].filter((dot) => dot.className === 'free')).toHaveLength(7)
  expect(screen.getByRole('img', { name: '43 of 50 founding spots taken, 7 left' })).toBeTruthy()
  expect(screen.getByText('43 founding families')).toBeTruthy()
  expect(screen.getByText('7 spots left')).toBeTruthy()
})
