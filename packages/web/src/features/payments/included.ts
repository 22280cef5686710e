/** What premium holds, in the words of the upgrade screen. */
export const included = [
  'Every activity, with a printable for the fridge',
  '50 credits for activities made for your child',
  'Up to 2 child profiles',
  'The premium library and what other families share',
] as const
