/** The path of 'tell us about your home'. Not in `paths`: it must add nothing to a visitor's first script. */
export const tellUsPath = '/scavenger-hunt/tell-us'
