import { createLink } from '@tanstack/react-router'
import { LinkButton } from '../ui/button.tsx'

/** A button-like link to a page of ours: `<ButtonTo to="/register" variant="primary">Sign Up Now</ButtonTo>`. */
export const ButtonTo = createLink(LinkButton)
