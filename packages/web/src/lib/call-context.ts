/**
 * What a call is given that may only be made for this family: a play that it finished, a house that it drew. While
 * somebody else is logged in, it is refused before it is sent.
 */
export const forFamily = (familyId: string) => ({ context: { family_id: familyId } })
