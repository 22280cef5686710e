import { said } from './wish-moments.ts'

/** Wishes about one thing that changes what is played: how parents write them, and how it is said back. */
export const oneThingWordings = [
  {
    id: 'no_light',
    is_place: true,
    said: [
      said(
        'no light',
        'power ?(?:cuts?|outage|failure)|power (?:is |has |went )?(?:out|off|gone)|black ?outs?|no (?:lights?|electricity|power)(?: at home)?|load shedding|lights? (?:has|have) gone',
      ),
    ],
  },
  {
    id: 'fear_of_dark',
    is_place: true,
    said: [
      said(
        'a fear of the dark',
        '(?:(?:is |gets |so |very )?(?:afraid|scared|frightened|terrified|fear) of )(?:the )?(?:dark|night|shadows)|fears? (?:the )?dark|monsters? under the bed',
      ),
    ],
  },
  {
    id: 'hair',
    is_place: true,
    said: [
      said(
        'washing hair',
        '(?:wash(?:es|ing|ed)?|rins(?:e|es|ing)) (?:\\w+ )?hair|hair ?(?:wash(?:ing)?|battle|fight)|shampoo(?:ing)?',
      ),
    ],
  },
  {
    id: 'family_call',
    is_place: true,
    said: [
      said(
        'family on the call',
        '(?:grandma|grandpa|granny|grandad|nani|nana|oma|opa|dadi|nonna|abuela|abuelo)(?: is| are)? (?:on|via|over) (?:the |a )?(?:video call|phone|video|facetime|call)|(?:video|whatsapp|zoom|skype|face ?time)(?: ?calls?)? (?:with|to) (?:\\w+ )?(?:grandma|grandpa|granny|grandad|grandparents|nani|nana|oma|opa|dadi|nonna|abuela|family|cousins?)|(?:grandma|grandpa|granny|nani|oma|opa) calls|call(?:ing)? (?:grandma|grandpa|granny|nani|nana|oma|opa)|long distance grandparents',
      ),
    ],
  },
  {
    id: 'unseen',
    said: [
      said(
        'nothing embarrassing',
        '(?:everything |it |that )?(?:is |are |gets? |so |too |feels )?(?:embarrass(?:ed|ing|es)|cring(?:e|ey|y)|self[- ]conscious)(?: by everything)?',
      ),
    ],
  },
] as const
