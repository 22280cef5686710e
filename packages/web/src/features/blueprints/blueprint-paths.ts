/** Addresses of the pages about drawn houses. */
export const blueprintPaths = {
  gallery: '/scavenger-hunt/blueprints' as string,
  create: '/scavenger-hunt/blueprints/create' as string,
  edit: (id: string): string => `/scavenger-hunt/blueprints/edit/${encodeURIComponent(id)}`,
}
