/**
 * What a call is given that may only be made for this family: a play that it finished, a house that it drew. While
 * somebody else is logged in, it is refused before it is sent.
 */
export const forFamily = (familyId: string) => ({ context: { family_id: familyId } })

/** The same for what makes something: sent again with this key, it is made once. */
export const onceForFamily = (familyId: string, key: string) => ({
  context: { family_id: familyId, headers: { 'Idempotency-Key': key } },
})

/** What a query is given that is long: by itself the server packs it. */
export const alone = { context: { travels_alone: true } }
