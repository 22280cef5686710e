import { type Case, killed } from './case.ts'

/** Credits and the generator. */
export const credits: readonly Case[] = [
  [
    '100 generations at once with 50 credits: 50 are delivered, 50 are 402, and 0 are left.',
    [
      'test/attack/protocol: of 50: 100 presses at once deliver 50, refuse 50, and leave nothing',
      'generator/credits-and-keys: deliver exactly 3, and the balance is 0, never below',
    ],
  ],
  [
    'Credits at the start less deliveries are the credits at the end, whatever the provider does.',
    [
      'generator/credits-and-keys: start minus deliveries is the end, with 500s, cuts and nonsense in between',
      'chaos: ai',
    ],
  ],
  [
    '`kill -9` during generations loses no credit and spends none twice.',
    [
      'generator/limits: frees what was being made, and its credit',
      'e2e/generator-provider: a server that dies midway is said; when it is back the same press is made good, once',
      killed,
    ],
  ],
  [
    'A provider that hangs is left in time; its breaker opens, others fail fast, one attempt goes through after 30 seconds, and it comes back without a restart.',
    [
      'src/services/ai-gateway/routing: gets at most 4 of 15 requests, one every 4 seconds, and costs at most 0.2 s each while it is out',
      'src/services/ai-gateway/routing: with both out nobody is asked, and that is said within 0.2 s',
      'src/services/ai-gateway/routing: gets one attempt when ten ask at once after 30 seconds; the others go on at once',
      'src/services/ai-gateway/gateway: leaves a second of the 45 for the idea book, and time for a second provider',
      'chaos: ai',
    ],
  ],
  [
    'Nonsense, fences, wrong types, 10 MB, deep nesting, slow drips and redirects of a provider cost nobody anything, and hold up no other family.',
    [
      'generator/heavy-answers: (%s) ends as an idea, and holds up nobody',
      'src/services/ai-gateway/gateway: holds for pieces that are here already, however long each is read',
      'generator/answer-shapes: (%s) is the same to a family and to a test, which says what it was',
      'generator/provider-answers: a provider that fails is stood in for by the idea book, free of charge',
      'src/services/ai-gateway/gateway: %s hands over to the next one',
      'src/services/ai-gateway/gateway: (%s) is repaired once by the same provider',
    ],
    'Measured in time of the processor: no turn of 13 heavy answers takes 100 ms, with the provider and the other family in the same process. More than 80 ways in which vendors answer are the same to a family and to the test of an administrator; they are imitated after documents and reports, no vendor was called.',
  ],
  [
    'With the primary down the next one is asked; what an administrator changes meanwhile loses no request.',
    [
      'src/services/ai-gateway/gateway: %s hands over to the next one',
      'src/services/ai-gateway/routing: changes during 40 requests lose none of them',
      'admin/ai-providers: name the last one used, also when two are used in the same moment',
    ],
  ],
  [
    'Limits by hour, day, month and cooldown hold for presses at once and across a clock that jumps.',
    [
      'generator/limits: holds for 50 presses at once: 1 passes, the others read the cooldown',
      'generator/limits: monthly: waits for the first of the next month, UTC',
      'generator/limits: back by three days does not keep a family in the cooldown for three days',
      'generator/limits: forward by three days frees hours and days, not the month',
    ],
  ],
  [
    'Orders hidden in a wish change nothing but words.',
    [
      'generator/what-is-sent: is data, whatever it says: %s',
      'generator/what-is-sent: that a provider obeys still changes nothing but words: what is not asked for is dropped',
    ],
  ],
  [
    'Providers never see a name, address, birth date or note.',
    [
      'generator/what-is-sent: not from the wish, the account, or the children: in every byte of six calls',
      'generator/what-is-sent: no address of ours, no id of the family, no name of the product',
    ],
  ],
  [
    'What providers cost in a day is bounded before they are asked.',
    [
      'generator/calls-a-day: are held before a provider is asked: the next comes from the idea book, free, and says so',
      'generator/calls-a-day: hold for 50 presses at once: the provider sees 10, and 40 cost nothing',
      'generator/calls-a-day: begin anew at midnight UTC, and what a wrong clock dated ahead is of no day',
      'generator/calls-a-day: may be none: nobody is asked at all, until an administrator says otherwise',
      'generator/presses: reach a provider 30 times in an hour, and leave the calls of the day to other families',
      'generator/presses: reach it 100 times in a day',
      'generator/share-of-the-day: of 20 that break off 100 presses each leaves the AI to the 21st',
      'generator/share-of-the-day: holds for 30 presses at once: 5 are asked for, and what is under way counts',
      'generator/share-of-the-day: ends in the idea book, free of charge and said kindly, until the day is over',
      'generator/share-of-the-day: is not touched by a provider that %s',
      'generator/presses: vary what is not theirs: with %s they leave no row',
      'generator/limits: daily: the eleventh waits until the first is a day old',
      'generator/limits: a family without credits reads so, 402, and 49 refusals later nothing has changed',
    ],
    'The bound counts calls (2,000 a day, a setting), not money: what a call costs is known only where prices are configured, and a call writes 5,000 tokens at most. No family can use it up alone: presses that are stopped pay nothing, but 20 calls a day may end without an idea because of it: stopped, or unsafe (a setting), and 30 presses an hour and 100 a day are all it may open, or as many as its limits allow where those are higher.',
  ],
]
