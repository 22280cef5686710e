import { createContext, type ReactNode, useContext } from 'react'

/** The five places as the frame renders them for a family; null for visitors. */
export const DeadEndBarContext = createContext<ReactNode>(null)

/** The five places on a page whose address hides them, where it leads nowhere: there is nothing else to click. */
export const DeadEndBar = () => useContext(DeadEndBarContext)

/** While the server is away: what works offline, for the pages that do not. Null otherwise. */
export const WhatWorksContext = createContext<ReactNode>(null)

/** Why any page fails while the server is away. */
export const offlineSentence =
  'This needs a connection. What you noted is kept, and nothing is lost.'
