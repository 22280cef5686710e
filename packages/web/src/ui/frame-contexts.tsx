import { createContext, type ReactNode, useContext } from 'react'

/** The five places as the frame draws them for whoever is here; null for visitors. */
export const DeadEndBarContext = createContext<ReactNode>(null)

/** The five places on a page whose address hides them, where it leads nowhere: there is nothing else to press. */
export const DeadEndBar = () => useContext(DeadEndBarContext)

/** While nobody answers: what works all the same, for the pages that do not. Null otherwise. */
export const WhatWorksContext = createContext<ReactNode>(null)

/** Why any page fails while nobody answers. */
export const offlineSentence =
  'This needs a connection. What you noted is kept, and nothing is lost.'
