/** Where a home is told. Not among the paths of every page: a visitor's first script has no byte for it. */
export const tellUsPath = '/scavenger-hunt/tell-us'
