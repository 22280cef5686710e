/**
 * The context of a mutation that may only be sent for this family, such as a play that it finished or a house that it
 * drew. While someone else is logged in, it is refused before it is sent.
 */
export const forFamily = (familyId: string) => ({ context: { family_id: familyId } })
