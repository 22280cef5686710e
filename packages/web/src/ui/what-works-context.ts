import { createContext, type ReactNode } from 'react'

/** While nobody answers: what works all the same, for the pages that do not. Null otherwise. */
export const WhatWorksContext = createContext<ReactNode>(null)
