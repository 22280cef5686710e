/** Where the browser keeps which family the server last named. */
export const familyKey = 'fgm-hunts:family'
