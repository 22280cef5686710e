import { createLink } from '@tanstack/react-router'
import { LinkButton } from '../ui/button.tsx'

/** A link with the look of a button to one of our pages: `<ButtonTo to="/register" variant="primary">Sign Up Now</ButtonTo>`. */
export const ButtonTo = createLink(LinkButton)
