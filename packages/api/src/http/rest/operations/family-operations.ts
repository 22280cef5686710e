import type { OperationTexts } from '../openapi-calls.ts'

/** Accounts, families, the launch and payments. */
export const familyOperations = {
  'auth.csrfToken':
    'Get a CSRF token. Goes into the header X-CSRFToken of POST, PUT and DELETE. A visitor gets a cookie that the token belongs to; after logging in or out fetch a new one.',
  'auth.registrationInfo':
    'Ask what the next family gets. Number, tier and price of whoever registers next, and what is left of each tier.',
  'auth.register': {
    text: 'Register a family. Makes an account with its number and tier, sends a mail to confirm the address, and signs this browser in.',
    refuses: [409],
  },
  'auth.login': {
    text: 'Log in. By address and password; the answer sets the session cookie. An unknown address and a wrong password are answered alike. An administrator with a second step is told `second_factor_required`, and calls again with `code`.',
    refuses: [401, 403],
  },
  'auth.google': {
    text: 'Log in or register with Google. Takes what Google hands to the page. Somebody new is registered; a known address is logged in.',
    refuses: [401, 403, 409],
  },
  'auth.logout': 'Log out. Ends the session of this browser. Does nothing when there is none.',
  'auth.status':
    'Ask who is logged in. Answers visitors too: `authenticated` is false and `user` is null then.',
  'auth.verifyEmail': {
    text: 'Confirm an address. Takes the token of the mail, in a session of its account or with the password of it, which logs in. A token works once.',
    refuses: [401, 403, 409],
  },
  'auth.resendVerification': {
    text: 'Send the mail to confirm again. To the address of the account. A confirmed one is a 409.',
    refuses: [409],
  },
  'auth.forgotPassword':
    'Ask for a new password. Sends a mail with a link, and answers the same whether the address is known.',
  'auth.resetPassword':
    'Set a new password by mail. Takes the token of the mail, and ends all sessions of the account.',
  'auth.changeName':
    'Change the name. Of the parent who is logged in. The other parent of a family keeps theirs.',
  'auth.changePassword': {
    text: 'Change the password. Needs the present one, and ends all other sessions of the account. One that was changed meanwhile is a 409.',
    refuses: [409],
  },
  'auth.secondFactor':
    'Read the second step. Whether logging in asks this administrator for a code.',
  'auth.startSecondFactor': {
    text: 'Start the second step. Takes the password and gives a secret for an authenticator app. It counts once a code of it was given.',
    refuses: [409],
  },
  'auth.turnOnSecondFactor': {
    text: 'Turn the second step on. Takes the first code of the app and gives ten recovery codes, once.',
    refuses: [409],
  },
  'auth.turnOffSecondFactor': {
    text: 'Turn the second step off. Takes the password, and a code of the app or a recovery code.',
    refuses: [409],
  },
  'auth.setUpAdministrator': {
    text: 'Become the first administrator. Takes the token of the link that a server without an administrator logs.',
    refuses: [409],
  },
  'auth.signInOptions':
    'List the login methods. The client id of Google where it is set up, else null.',
  'auth.profile':
    'Read the profile. The family that is logged in: its tier, its number, and what is open to it.',
  'auth.leave': {
    text: 'Leave. Removes the account with its children and creations for good. Needs the password, or a fresh credential of Google, in the body.',
    refuses: [403, 409],
  },
  'auth.join': {
    text: 'Join a family with a new account. Takes what an invitation carries behind `/join#`. Takes no registration number and no founding spot, signs this browser in, and is told to all parents.',
    refuses: [404, 409],
  },
  'families.members':
    'List the parents of the family. The parent who has been there longest first, and the invitations that are open.',
  'families.invite': {
    text: 'Invite a parent. For 7 days, once. The answer has the link and its QR code, which are told only here; with an address it goes out by mail instead.',
    refuses: [403, 409],
  },
  'families.revokeInvitation': 'Take an invitation back. From then on it opens nothing.',
  'families.invitation': {
    text: 'Ask whom an invitation is from. For whoever holds it. It stays open.',
    refuses: [404],
  },
  'families.joinChoices': {
    text: 'Ask what joining would do. What becomes of the family that this account has already, before anything does.',
    refuses: [404],
  },
  'families.join': {
    text: 'Join a family with this account. Takes the choice and the password, or a fresh credential of Google. `bring` moves children, activities, hunts, credits and payments and ends the own number; `leave_behind` removes them.',
    refuses: [403, 404, 409, 503],
  },
  'families.leave': {
    text: 'Leave for a family of your own. The account stays and gets the next number; with a copy of the children and of what they did, or without. The only parent of a family is a 409.',
    refuses: [409],
  },
  'families.removeParent': {
    text: 'Remove a parent. By one who was there before. Their account stays, with a family of its own. Told to all parents.',
    refuses: [403, 409],
  },
  'tokens.list':
    'List the access tokens. What each may do, until when, and when it was last used. Takes a session.',
  'tokens.create': {
    text: 'Make an access token. Takes the password, or a fresh credential of Google, and the code where two-step login is on. The answer has the token, which is told only here. Its owner gets a mail.',
    refuses: [409],
  },
  'tokens.revoke': 'Revoke an access token. From then on it opens nothing.',
  'mail.choice': 'Read the choice of mails. Whether the family gets mails that it can do without.',
  'mail.setChoice':
    'Choose which mails come. Mails that an account needs, such as a new password, come always.',
  'reminders.own':
    'Read your reminder. The parent’s own, null before the first choice, and what is possible.',
  'reminders.save': {
    text: 'Choose your reminder. Days, a time on the clock of a time zone, and how it comes. It is on from then. Mails that cannot come are a 403 with the code `mail_not_set_up` or `confirm_first`.',
    refuses: [403],
  },
  'reminders.saveSundaySheet': {
    text: 'Choose the Sunday sheet by mail. The sheet of next week, on Saturdays: at the hour of the reminder, or at this one without. It is on from then. Refused as a reminder by mail is.',
    refuses: [403],
  },
  'reminders.decline': 'Want no reminder. The pages do not ask again; choosing one stays possible.',
  'reminders.change': {
    text: 'Skip, pause, stop or start your reminder. A pause is seven days with today, and `skip_next` leaves out one. `start` takes back a stop, a pause and a silence. The Sunday sheet by mail is the kind `sunday_sheet`.',
    refuses: [404],
  },
  'reminders.tryNow': {
    text: 'Try your reminder. Sends one now, as it would come today. A family without a child gets a 409.',
    refuses: [403, 404, 409],
  },
  'reminders.addDevice': {
    text: 'Take notifications in this browser. What the browser said of itself. It lasts until the browser is logged out.',
    refuses: [403],
  },
  'reminders.removeDevice': {
    text: 'Take no notifications in this browser. From then on none is sent to it.',
    refuses: [404],
  },
  'reminders.newCalendar': {
    text: 'Get an address for a calendar program. A new one, told only here. The one before opens nothing any more.',
    refuses: [404],
  },
  'reminders.changeByLink':
    'Skip, pause, stop or start a reminder by its link. For everyone who has its token. `skip_today` means the day of that reminder. A link that is not ours is a 400 with the code `broken_link`.',
  'account.stats':
    'Count what the family did. Activities done, liked, saved and made, all children together.',
  'account.export':
    'Export all data of the family. Everything that is kept about the family, as one JSON object.',
  'flags.current':
    'Ask which features are open. Each feature with what it waits for and how far that is.',
  'waitlist.status':
    'Read your place in the queue. Number, phase of the launch, referrals and what they have earned.',
  'waitlist.referral':
    'Get the referral link. The own link to share, and how many have come by it. Nothing changes by asking.',
  'payments.createOrder': {
    text: 'Begin a payment. The server decides the amount. A second call answers with the same open order.',
    refuses: [403, 409],
  },
  'payments.verify': {
    text: 'Finish a payment. Takes what the checkout handed over, checks its signature and opens premium. Sent again it is a success again.',
    refuses: [404],
  },
  'payments.receipts': 'List the receipts. Newest first, each with the address of its PDF.',
  'children.list': 'List the children. The children of the family with their age today.',
  'children.add': {
    text: 'Add a child. A name and the birth date of a child from 2 to 12; how many a family can add depends on its status. Another age is a 400 with the code `child_age_outside`.',
    refuses: [403],
  },
  'children.update': 'Change a child. Replaces name, birth date, interests and preferences.',
  'children.remove':
    'Remove a child. Removes the child with what it has done and liked. Where the family has several parents it needs the password, or a fresh credential of Google, in the body.',
  'distress.help':
    'Where to turn to in hard moments. For everyone: the emergency number, lines of help and a directory, by `country`. Nothing is kept.',
  'health.ai':
    'Ask how the AI providers are. State, error rate and answer time by provider. Names no key and no address.',
  'health.services':
    'Ask how the services are. The state of the generator and of mail, and whether there is maintenance.',
} satisfies OperationTexts
