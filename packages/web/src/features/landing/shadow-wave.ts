/**
 * The activity on the landing page, word for word from our library (its test compares them). It is here because the
 * page is rendered at build time and must be readable without a request.
 */
export const shadowWave = {
  title: 'Shadow Wave',
  description:
    'Your child meets their own shadow on the wall, makes it wave, and finds out what turns it big or small.',
  min_age: 2,
  max_age: 4,
  duration_minutes: 5,
  difficulty_level: 'easy',
  materials_list: ['1 flashlight (torch)', 'A bare wall in a dim room'],
  setup_instructions: [
    'Dim the room and sit on the floor facing a bare wall.',
    'Shine the flashlight at the wall from behind your child.',
    'Wave at the shadow and wait for your child to wave too.',
    'Move the light closer to your child, then farther away, and watch the shadow grow and shrink.',
    'Stop when the shadow has said goodbye with a hand, a foot and a nose.',
  ],
  learning_objectives: [
    'Points to a shadow and names whose it is',
    'Shows one way to make the shadow bigger',
    'Copies one movement made by the adult',
  ],
  connection_prompt: 'Look, your shadow knows you! What should we ask it to do next?',
  easier: "Hold your child's hand near the light and wave for the shadow.",
  harder: 'Use one toy and ask your child to make its shadow as tall as they are.',
  safety_note:
    "You hold the flashlight; use one whose battery cover is screwed shut, and never shine it into eyes. Stay within arm's reach.",
} as const
