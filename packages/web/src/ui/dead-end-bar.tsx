import { createContext, type ReactNode, useContext } from 'react'

/** The five places as the frame draws them for whoever is here; null for visitors. */
export const DeadEndBarContext = createContext<ReactNode>(null)

/** The five places on a page whose address hides them, where it leads nowhere: there is nothing else to press. */
export const DeadEndBar = () => useContext(DeadEndBarContext)
