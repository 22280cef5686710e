import type { Archetype } from '../archetype.ts'

export const creativeStage: readonly Archetype[] = [
  {
    id: 'sound-show',
    category: 'Creative',
    skills: ['rhythm-music', 'focus-memory'],
    from_age: 2,
    minutes: [5, 45],
    moods: ['together', 'seated'],
    prep_minutes: 0,
    slots: [{ kind: 'beat', amount: '1' }],
    titles: ['Concert at the {Place}', 'The {Hero} Band', 'Song of the {Hero}'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'Tap, tap, hush: the {hero} has a band, and your child is the drummer who can play loudly and softly.',
        core: [
          'Sit down with the {beat} and tap slowly with your hand.',
          'Let your child tap along, then stop together with a "hush".',
          'Add a voice: {sound1}.',
        ],
        rounds: [
          'Play very softly, as if someone is asleep, then loudly.',
          'Sing a song you both know and tap along.',
          'Take turns: one plays, the other dances.',
        ],
        close: 'Play one last tap, take a bow, and clap for each other.',
        objectives: ['Taps along with a partner', 'Stops on a signal', 'Plays loudly and softly'],
        easier: "Guide your child's hand for the first taps.",
        harder: 'Tap twice and wait for your child to answer with two.',
        asks: ['How does a quiet tap sound?', 'Which song shall we play?'],
      },
      {
        until: 7,
        difficulty: 'easy',
        description:
          'Tonight is the concert at the {place}. Find three sounds, put them in order and conduct the big finish.',
        core: [
          'Find three sounds with the {beat}: tap, scratch and stroke.',
          'Add two voices: {sound1} and {sound2}.',
          'Conduct each other: hands up is loud, hands down is soft, fist is stop.',
        ],
        rounds: [
          'Make an echo: one plays a short beat, the other repeats it.',
          'Play how {trouble}, without any words.',
          'Put together a show with an opening, a storm and a lullaby.',
        ],
        close: 'Perform it once from start to end and take a bow.',
        objectives: [
          'Makes different sounds with one thing',
          'Follows a conductor',
          'Repeats a short rhythm',
        ],
        easier: 'Use two sounds and one signal.',
        harder: 'Keep a steady beat while your partner plays something else.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Compose a one-minute soundtrack for a scene at the {place}, with a beat, a texture and one silence that counts.',
        core: [
          'Find five sounds with the {beat}, your hands and your voice.',
          'Choose a beat of four and keep it going between you.',
          'Add a second layer and place one full stop of silence.',
        ],
        rounds: [
          'Score the moment when {trouble}, from calm to tense.',
          'Trade layers without losing the beat.',
          'Invent hand signs for each sound, then conduct the whole piece from start to end.',
        ],
        close: 'Play the final version and decide where the goosebumps were.',
        objectives: [
          'Keeps a steady beat in two layers',
          'Shapes loud, soft and silence on purpose',
          'Describes the effect of a sound',
        ],
        easier: 'Use one layer and two volumes.',
        harder: 'Use five beats instead of four.',
      },
    ],
    asks: [
      'Which sound belonged to the {hero}?',
      'What did the silence feel like?',
      'What should the audience feel at the end?',
    ],
    caution: 'Play at a volume that is kind to ears.',
  },
  {
    id: 'statue-gallery',
    category: 'Creative',
    skills: ['feelings-connection', 'creativity'],
    from_age: 2,
    minutes: [5, 30],
    moods: ['calm', 'together'],
    prep_minutes: 0,
    titles: ['Statue Gallery: {Hero}', 'The {Hero} Has a Feeling', 'Faces of the {Place}'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'Happy, grumpy, sleepy: your child shows how the {hero} feels, and you guess with your whole face.',
        core: [
          'Sit face to face and say, "The {hero} is happy." Show it.',
          'Show grumpy, sleepy and surprised, one after the other.',
          'Let your child choose a face, and copy it.',
        ],
        rounds: [
          'Use the whole body: stand, stamp or curl up.',
          'Tell what happened: {trouble}. How does that feel?',
          'Find what helps a sad {hero}: a hug, a song or a blanket of arms.',
        ],
        close: 'Make a calm face together and take three slow breaths.',
        objectives: [
          'Copies a face',
          'Shows a feeling with face or body',
          'Offers comfort in play',
        ],
        easier: 'Show two faces only, happy and sad.',
        harder: 'Ask why the {hero} might feel that way.',
        asks: ['How does the {hero} feel now?', 'What makes you feel like that?'],
      },
      {
        until: 7,
        difficulty: 'easy',
        description:
          'Night at the gallery: the statues show feelings, and a museum guard must find out what happened to the {hero}.',
        core: [
          'Become a statue of the {hero} with one clear feeling.',
          'Let your partner walk around and guess what just happened.',
          'Swap, and show the moment after.',
        ],
        rounds: [
          'Change the statue with one small move, so the feeling flips.',
          'Make a statue of two people who need each other.',
          'Build a gallery of four statues that tell how {trouble}.',
        ],
        close: 'Melt to the floor and say which feeling was yours today.',
        objectives: [
          'Shows a feeling with the whole body',
          'Names a feeling from a pose',
          'Changes a pose to change a feeling',
        ],
        easier: 'Give two feelings to choose from.',
        harder: 'Show two feelings at the same time.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Living sculptures: freeze a moment from the life of the {hero}, and let your partner read it like a detective.',
        core: [
          'Choose a moment, such as when {trouble}, and freeze in it.',
          'Let your partner read the pose: before, now, after.',
          'Answer only with one more pose.',
        ],
        rounds: [
          'Show the same feeling big, then so small that only the hands tell it.',
          'Guide your partner by words alone into a moment of your week.',
          'Create an exhibition of five frozen moments with spoken titles.',
        ],
        close: 'Tell each other which pose came closest to the truth.',
        objectives: [
          'Expresses a feeling without words',
          'Describes clues in body language',
          'Gives clear directions to a partner',
        ],
        easier: 'Act a scene from a story you both know.',
        harder: 'Use only the face, or only the back.',
      },
    ],
    asks: [
      'What gave the feeling away?',
      'When did you last feel like that statue?',
      'What would help the {hero} right now?',
    ],
    caution: 'Touch each other only if both like it, and keep the floor clear.',
  },
  {
    id: 'dance-maker',
    category: 'Creative',
    skills: ['rhythm-music', 'gross-motor'],
    from_age: 2,
    minutes: [5, 30],
    moods: ['active', 'together'],
    prep_minutes: 0,
    titles: ['{Hero} Dance', 'Dance of the {Place}', 'The {Hero} Learns to Dance'],
    tellings: [
      {
        until: 3,
        difficulty: 'easy',
        description:
          'Hum a tune and the {hero} starts to dance. Your child leads, you follow, and the pause is the best part.',
        core: [
          'Hum a tune and dance the first step: {move1}.',
          'Stop humming and freeze until the tune comes back.',
          'Dance the next step: {move2}.',
        ],
        rounds: [
          'Hold hands and sway slowly from side to side.',
          'Let your child lead while you copy everything.',
          'Dance with only the hands, then only the feet.',
        ],
        close: 'Dance slower and slower until you are lying on the floor.',
        objectives: ['Moves to a tune', 'Freezes when the tune stops', 'Leads or copies a step'],
        easier: 'Carry on with one step and hold hands.',
        harder: 'Do two steps in a row.',
        asks: ['How does the {hero} dance?', 'Which part of you wants to dance now?'],
      },
      {
        until: 7,
        difficulty: 'easy',
        description:
          'Three steps, one pause and a grand pose: make up the dance they dance at the {place}.',
        core: [
          'Clap a beat and try three steps: {move1}, {move2}, {move3}.',
          'Put the steps in an order you both like.',
          'Choose a final pose for the {hero} and hold it.',
        ],
        rounds: [
          'Dance it tiny, then giant.',
          'Put in a moment when {trouble}, told with the body only.',
          'Teach it to someone at home, step by step.',
        ],
        close: 'Perform the whole dance once and bow.',
        objectives: [
          'Invents or chooses steps',
          'Remembers the order of a dance',
          'Moves with the beat',
        ],
        easier: 'Use two steps and repeat them.',
        harder: 'Dance it as a mirror, face to face.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'Choreograph thirty seconds: a motif, a change of level and one moment of stillness, inspired by {topic}.',
        core: [
          'Find a motif of four counts, starting from this: {move1}.',
          'Repeat it high, low and in slow motion.',
          'Add one full stop of stillness where it counts.',
        ],
        rounds: [
          'Perform it in canon: your partner starts four counts later.',
          'Tell with it how {trouble}, without a single gesture of the face.',
          'Build a full minute with a beginning, a break and an ending, and rehearse it three times.',
        ],
        close: 'Show the final version and name the strongest moment.',
        objectives: [
          'Varies a short motif',
          'Keeps the counts with a partner',
          'Describes what worked in a performance',
        ],
        easier: 'Use arms only, sitting down.',
        harder: 'Dance it to a beat of three instead of four.',
      },
    ],
    asks: [
      'Which step felt most like you?',
      'What was the dance about?',
      'What would the {hero} dance when nobody looks?',
    ],
    caution: 'Clear the floor and dance barefoot or in grippy socks.',
  },
  {
    id: 'tiny-theater',
    category: 'Creative',
    skills: ['creativity', 'storytelling'],
    from_age: 4,
    minutes: [5, 60],
    moods: ['calm', 'together'],
    prep_minutes: 1,
    slots: [{ kind: 'friend', amount: '2' }],
    titles: ['Theater at the {Place}', 'The {Hero} on Stage', 'One-Minute Play: {Hero}'],
    tellings: [
      {
        until: 6,
        difficulty: 'easy',
        description:
          'Curtain up at the edge of the table: {trouble}. Two {friends} play it, and the audience may shout ideas.',
        core: [
          'Sit on the floor behind a chair and use its seat as the stage.',
          'Begin as the {hero}: tell the audience that {trouble}.',
          'Let the second {friend} arrive with an idea.',
        ],
        rounds: [
          'Give each player a voice: one deep, one squeaky.',
          'Play it again, and this time the idea goes wrong first.',
          'Plan a second act at the {place} and show both acts in a row.',
        ],
        close: 'Let all players bow and say one line of thanks.',
        objectives: ['Speaks for a character', 'Plays a problem and a solution', 'Waits for a cue'],
        easier: 'Play one role and let your child play the helper.',
        harder: 'Play it without words, only sounds.',
      },
      {
        until: 12,
        difficulty: 'medium',
        description:
          'A one-minute play with two roles, one secret and a last line that changes everything. It starts when {trouble}.',
        core: [
          'Cast two {friends}: one is the {hero}, one knows more than they say.',
          'Agree on the problem, {trouble}, and on the secret.',
          'Play for one minute without a script and find a last line.',
        ],
        rounds: [
          'Play it again in a different mood, such as thriller or opera.',
          'Swap roles in the middle without stopping.',
          'Rehearse a version with a set, a sound effect and a clear ending.',
        ],
        close: 'Take a bow and name the line you want to keep.',
        objectives: [
          'Plays a role with a goal',
          'Builds on what the partner says',
          'Ends a scene on purpose',
        ],
        easier: 'Retell a story you both know.',
        harder: 'Use only questions for the whole scene.',
      },
    ],
    asks: [
      'What did the {hero} really want?',
      'Which line should we keep?',
      'Who else should be in the next play?',
    ],
    caution: 'Sit while you play, and leave the chair on all four legs.',
  },
]
