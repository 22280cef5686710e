/** How many adults a family has at most. */
export const mostParents = 4
