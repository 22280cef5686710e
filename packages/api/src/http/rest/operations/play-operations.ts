import type { OperationTexts } from '../openapi-calls.ts'

/** Activities, the generator, the community, houses and hunts. */
export const playOperations = {
  'activities.list':
    'List My Activities. Every activity that is open to the family, as a bare array; with `moment`, `place` or `mood` those that fit right now.',
  'activities.history': {
    text: 'List what a child has done. The activities done with it, newest first, each with the note of the parents.',
    refuses: [404],
  },
  'activities.listSamples':
    'List the samples. Twelve activities that everyone can read, as a bare array; with `moment`, `place` or `mood` those that fit right now.',
  'activities.listFree':
    'List the free printables. The activities whose printable is open to everyone.',
  'activities.byId': {
    text: 'Read an activity. Samples are open to everyone, others to families whose library holds them. An authored one that is not open to who asks is a 403 with the code `locked`, its `title` and, in `opens_with`, what opens it.',
    refuses: [403],
  },
  'activities.status': {
    text: 'Ask what a child did with an activity. Whether this child has done it, and whether it is a favorite.',
    refuses: [403],
  },
  'activities.complete': {
    text: 'Mark an activity as done. For one child. Sent again it keeps the first time.',
    refuses: [403],
  },
  'activities.favorite': {
    text: 'Make an activity a favorite, or no longer. Each call turns it over for this child.',
    refuses: [403],
  },
  'downloads.request': {
    text: 'Ask for a printable. Answers with the address of the PDF. Printables of samples are open to everyone, others to active families and to those whose benefit opened the activity.',
    refuses: [403],
  },
  'library.premium': {
    text: 'List the premium library. By category, age, time and words. A `message` says when it is early access.',
    refuses: [403],
  },
  'library.save': {
    text: 'Put an activity into the library. Keeps a premium activity, or a community one that was downloaded before. Saving again changes nothing.',
    refuses: [403, 404],
  },
  'blueprints.list':
    'List the houses. Own houses, then the presets (`template_type` is `preset`), then what other families share.',
  'blueprints.create': {
    text: 'Save a new house. A drawing of rooms and furniture. How many can be kept depends on the status.',
    refuses: [403],
  },
  'blueprints.byId': 'Read a house. An own one, a template, or one that its family shares.',
  'blueprints.update': {
    text: 'Save a house again. Replaces the drawing. With a `version`, a save that came in between is a 409 and nothing is lost.',
    refuses: [403, 409],
  },
  'blueprints.remove': {
    text: 'Remove a house. Only an own one. Hunts that were made from it stay.',
    refuses: [403],
  },
  'blueprints.copy': {
    text: 'Copy a house. Makes an own house of a template or a shared one.',
    refuses: [403],
  },
  'hunts.list':
    'List the hunts. Own hunts, then the ready ones (`is_ready_made`), each with how often this family played it.',
  'hunts.create': {
    text: 'Save a new hunt. Clues for the furniture and rooms of a house.',
    refuses: [403, 404],
  },
  'hunts.byId': 'Read a hunt. With everything that is needed to play it.',
  'hunts.wordings':
    'Read the clues of a hunt for each age. For children of different ages who play it together. Clues that a parent wrote are not among them.',
  'hunts.update': {
    text: 'Save a hunt again. Replaces it. With a `version`, a save that came in between is a 409.',
    refuses: [403, 404, 409],
  },
  'hunts.remove': {
    text: 'Remove a hunt. Only an own one, with its record of plays.',
    refuses: [403],
  },
  'hunts.memories': {
    text: 'List the memories of hunts. What the family remembers of its plays, newest first: all, of one hunt, or of one child. Page by page: the `next_cursor` of one answer is the `cursor` of the next.',
    refuses: [404],
  },
  'hunts.complete':
    'Record a play of a hunt. Sent again with the same `completion_id` it is kept once, with the same answer. Figures that are not those of the hunt are a 400 with the code `completion_does_not_fit`.',
  'community.list': {
    text: 'List what families share. Page by page: the `next_cursor` of one answer is the `cursor` of the next call.',
    refuses: [403],
  },
  'community.trending': {
    text: 'List what is saved most. By how many families saved it in the last 30 days.',
    refuses: [403],
  },
  'community.download': {
    text: 'Save a shared activity. Takes it into the own library. Saving again changes nothing.',
    refuses: [403, 409],
  },
  'community.share': {
    text: 'Share an own activity. The community gets a copy with the first name only. What has to be changed first is a 400 that says so.',
    refuses: [403, 404, 409],
  },
  'community.rate': {
    text: 'Rate a shared activity. From 1 to 5, after saving it. One rating per family; a new one replaces it.',
    refuses: [403],
  },
  'community.outcome': {
    text: 'Read how it went. What the own family told of a shared activity, and what all of them did together.',
    refuses: [403],
  },
  'community.tellOutcome': {
    text: 'Tell how it went. How it was and how long it took, after it was marked as done. A new word replaces the old.',
    refuses: [403],
  },
  'community.report': {
    text: 'Report a shared activity. Tells an administrator what is wrong with it. Once per family; from three families on it is hidden until one decides.',
    refuses: [403, 409],
  },
  'community.shareable': 'List what can be shared. Own creations, each with `is_shared`.',
  'dayLinks.list':
    'List the links for a day. Those that are open, and what came back by all of them, the newest first.',
  'dayLinks.make': {
    text: 'Make a link for a day. One to five activities, or one hunt, for one to seven days. The answer has the address, which is told only here. A name with a way to reach someone is a 400 with the code `contact_in_text`.',
    refuses: [403, 404],
  },
  'dayLinks.revoke': 'Close a link. From then on it opens nothing. What came back by it stays.',
  'dayLinks.removeReply': 'Remove what came back. Removes that something was done, with its line.',
  'dayLinks.open': {
    text: 'Open a link. For everyone who has its token. One that is unknown, closed or out of time is the same 404.',
    refuses: [404],
  },
  'dayLinks.done': {
    text: 'Say that something of a link is done. With a line for the parents; said again it changes nothing. A line that tells of distress is answered with help: `help` and `message`, and nothing is kept. One with a way to reach someone is a 400 with the code `contact_in_text`.',
    refuses: [404],
  },
  'generator.status':
    'Ask whether an activity can be made now. Credits, limits and, where the answer is no, the reason (a limit, or maintenance) and when to try again.',
  'generator.credits':
    'Read the credits. How many are left, and whether the generator is open to the family.',
  'generator.suggestions': 'Get ideas for a wish. Ready wishes for the age of a child.',
  'generator.generateWhole': {
    text: 'Make an activity. Answers when it is whole. The same `idempotency_key`, or header Idempotency-Key, answers with the same activity and never pays twice. A wish that tells of distress is answered with help: `help`, `message`, and no activity.',
    refuses: [402, 403, 404],
  },
  'generator.mine': 'List own creations. What the generator made for the family, newest first.',
} satisfies OperationTexts
