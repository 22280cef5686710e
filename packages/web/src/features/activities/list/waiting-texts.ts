/** What premium adds, true in every state of the launch: for as long as nobody can say which it is. */
export const whatPremiumAdds =
  'With premium the whole library stands here, and ideas made for your child.'
