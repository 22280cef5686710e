import type { GainKind } from './gains.ts'
import type { StoryBand, StoryId } from './story-ids.ts'

/* The stories of hunts as their authors wrote them. `{n}` is the number of things to find. */

export type StoryFrame = {
  id: StoryId
  title: string
  min_age: number
  max_age: number
  /** Read to the children before the first clue. */
  beginning: string
  gain: {
    kind: GainKind
    /** Singular and plural for counting: 'sound', 'sounds'. */
    one: string
    many: string
    /** For the adult: what happens at each find. */
    how: string
  }
  finale: {
    /** For the adult: how to play it. */
    how: string
    /** Said to the children. */
    read_aloud: string
    /** For the adult: how the treasure is used. */
    treasure: string
  }
  /** For the adult: how it changes with the age of the youngest player. */
  variations: Record<StoryBand, string>
  /** For the adult: how to play it without hurry. */
  calm: string
  prepare: string
}

export const storyFrames: readonly StoryFrame[] = [
  {
    id: 'door-that-wants-a-word',
    title: 'The Door That Wants a Word',
    min_age: 3,
    max_age: 12,
    beginning:
      'There is a door in this house that opens only for a word. Nobody has written it down, because doors are careful. But each hiding place has kept one piece of it. Bring all the pieces, and say the word to the door so that it hears you.',
    gain: {
      kind: 'letter',
      one: 'piece of the password',
      many: 'pieces of the password',
      how: 'One letter of the password, said aloud and laid on the page.',
    },
    finale: {
      how: 'The parent plays the door: arms crossed. At the right word the arms open, and the door whispers where the treasure is.',
      read_aloud:
        'That is the word. I have not heard it for a hundred years. Come close, I will tell you where.',
      treasure: 'Hidden at its place; the door says the place in one short sentence.',
    },
    variations: {
      '3-5':
        'No letters: each stop gives one sound or movement (a hum, a clap, a stamp). All of them in a row are the password.',
      '6-8':
        "Letters come in order for a short word, mixed for a longer one. Any word of {n} letters works, also a pet's name.",
      '9-12':
        'Letters are shifted by one in the alphabet, or come as numbers; the shift is told by the last stop.',
    },
    calm: 'The door is asleep and wants the word whispered. No hurry, no clock.',
    prepare: 'Choose a word with {n} letters, choose a door.',
  },
  {
    id: 'map-in-pieces',
    title: 'The Map in Pieces',
    min_age: 3,
    max_age: 12,
    beginning:
      'Long ago somebody drew a map of our home and then sneezed. The map flew apart, and every piece slipped in where it felt safe. Find the pieces. When the last one is back, you will see a mark that was never there before.',
    gain: {
      kind: 'map_piece',
      one: 'piece of the map',
      many: 'pieces of the map',
      how: 'One piece of the map.',
    },
    finale: {
      how: 'The pieces are laid together. The mark shows the room; a small arrow shows the piece of furniture.',
      read_aloud: 'There it is. Nobody sneeze now.',
      treasure: 'Hidden at its place, where the mark stands.',
    },
    variations: {
      '3-5':
        'The picture is a big drawing of one room, torn into three or four; the mark is a star on the furniture.',
      '6-8': 'The plan of the home in strips; the child works out which way is up.',
      '9-12': 'The strips carry coordinates instead of a mark; two of them cross at the place.',
    },
    calm: 'The parts are laid on the floor like a quilt, slowly; whoever lays one tells what it shows.',
    prepare:
      'Nothing: the map comes together on the screen. On paper, tear the plan into {n} strips and mark the place.',
  },
  {
    id: 'dragon-with-a-cold',
    title: 'The Dragon With a Cold',
    min_age: 3,
    max_age: 8,
    beginning:
      'Under our home lives a dragon as small as a cat. Today it has a cold, and when a dragon has a cold its fire turns to soap bubbles. It needs {n} warm things from up here: not the things themselves, only a good description. Will you collect them?',
    gain: {
      kind: 'ingredient',
      one: 'warm word',
      many: 'warm words',
      how: 'A warm word for the dragon: the child says how the found thing feels or looks, and the dragon gets one spoon better.',
    },
    finale: {
      how: 'All warm words are said again into a cupped hand. The dragon (a parent behind a blanket edge or a door) sneezes three times, and the third sneeze is a sentence: the place.',
      read_aloud: 'Ha... ha... hatchoo! That was not a sneeze, that was a place. Listen once more!',
      treasure: 'Hidden at its place; the sentence after the sneeze names it.',
    },
    variations: {
      '3-5': 'The words are colors or soft, hard, smooth, cool; the sneeze is silly and small.',
      '6-8': 'Each warm word must be a comparison: warm as..., round as...',
      '9-12':
        'For older children the dragon is a bored doctor who takes only words nobody has used today.',
    },
    calm: 'The dragon sleeps in the end; the place is breathed, not sneezed.',
    prepare: 'Choose a place; practice a sneeze.',
  },
  {
    id: 'suspects-on-the-sofa',
    title: 'Suspects on the Sofa',
    min_age: 3,
    max_age: 12,
    beginning:
      'Something is missing, and {n} plus one suspects sit on the sofa and say nothing. Each place you find has seen something. One after the other the suspects may go home. The one who is left knows where it is.',
    gain: {
      kind: 'suspect_cleared',
      one: 'suspect has gone home',
      many: 'suspects have gone home',
      how: 'A statement that clears one suspect (it was not somebody with long ears).',
    },
    finale: {
      how: "The last suspect confesses through the parent's voice, is forgiven, and leads the way.",
      read_aloud: 'All right. It was me. I only wanted to look after it. Follow my paw.',
      treasure: "Hidden at its place, or under the last suspect's blanket.",
    },
    variations: {
      '3-5': 'Three or four toys; the evidence is one thing one can see: no tail, not blue.',
      '6-8': 'Evidence is about two things at once: has wheels or is smaller than a shoe.',
      '9-12': 'Two statements are true, one suspect lies; a table of who said what helps.',
    },
    calm: 'Nobody is guilty: the last one kept it safe, and that is the story from the start.',
    prepare: 'Sit {n} plus one toys in a row that differ clearly.',
  },
  {
    id: 'snail-moves-house',
    title: 'The Snail Moves House',
    min_age: 2,
    max_age: 6,
    beginning:
      'A snail has grown out of its house. It would like a new one with all that a house needs: a door, a light, a bed, a thing to sit on. It is slow, so it asks you to look around for it. Wherever you find something, it learns how that is done.',
    gain: {
      kind: 'home_part',
      one: 'part of the new house',
      many: 'parts of the new house',
      how: "One part of the snail's new house is drawn: a door, a lamp, a bed.",
    },
    finale: {
      how: "The shell is full; the snail invites. Everybody goes to the place at a snail's pace, one finger on the wall.",
      read_aloud: 'Welcome. Please wipe your foot. The party is where I would hide if I were you.',
      treasure: 'Hidden low down at its place, at snail height.',
    },
    variations: {
      '3-5': 'With two-year-olds: point, name, draw one line, go on. Three stops are enough.',
      '6-8': 'Each part must fit the size of a snail: what could be its lamp?',
      '9-12': 'Older ones draw the shell as a floor plan with everything in its place.',
    },
    calm: 'This frame is the calm one: all ways are walked slowly.',
    prepare: 'A sheet with a big spiral, one crayon, a low place.',
  },
  {
    id: 'star-behind-something',
    title: 'The Star Behind Something',
    min_age: 3,
    max_age: 9,
    beginning:
      'Last night a star came down to see how we live, and the day began before it could get home. Now it is too bright to be seen. In each place it has left a bit of shine. Collect the shine, and when the room goes dim you will know where it sits.',
    gain: {
      kind: 'light',
      one: 'ray of the star',
      many: 'rays of the star',
      how: 'One ray of the star is colored in or counted on a finger.',
    },
    finale: {
      how: 'Curtains drawn, lamp off, an adult holds a flashlight. The child says how many rays there are, and the beam wanders slowly through the room and stops at the place.',
      read_aloud: 'One, two, three... Hold still, little star. We see you.',
      treasure:
        "Hidden at its place with something that glints (foil around it), shown by the adult's flashlight.",
    },
    variations: {
      '3-5': "Not dark, only dimmer; a parent's hand all the time.",
      '6-8': 'The child works the riddle of how the beam falls: over the table, under the lamp.',
      '9-12':
        'Each ray carries an angle or a direction; drawn on the plan, the rays cross at the place.',
    },
    calm: 'Quiet voices; in the end the star is sung or hummed home.',
    prepare: "Flashlight with a screwed battery door, in the adult's hand, never into eyes.",
  },
  {
    id: 'night-train',
    title: 'The Night Train',
    min_age: 3,
    max_age: 9,
    beginning:
      'All aboard. This is the night train through our home, and it stops only where somebody finds something. At each station the ticket is punched. Whoever has a full ticket may ride to the last stop, which is on no timetable.',
    gain: {
      kind: 'ticket_punch',
      one: 'station',
      many: 'stations',
      how: 'A corner of the ticket is torn off or ticked, and the name of the next line is called.',
    },
    finale: {
      how: 'The full ticket is shown to the conductor, who turns off one lamp and leads the train, hand on shoulder, to the last stop.',
      read_aloud: 'Last stop. Everybody out, please. Mind the gap and mind the treasure.',
      treasure: 'Hidden at its place; the conductor announces it like a station.',
    },
    variations: {
      '3-5': 'A train of two: parent in front, child behind; every station gets one toot.',
      '6-8': 'The child is the driver and must announce the stop with its name backward.',
      '9-12': 'A timetable with one missing line; times and rooms are to be matched.',
    },
    calm: 'A sleeping car: between stations nobody speaks.',
    prepare: 'A strip of paper as a ticket.',
  },
  {
    id: 'robot-that-forgot',
    title: 'The Robot That Forgot',
    min_age: 3,
    max_age: 12,
    beginning:
      'Good day. I am a robot. I had a plan today, but I have forgotten all of it, also how to walk round corners. Show me things, and with each one I remember something. When I can do everything again, I will know where I put it.',
    gain: {
      kind: 'ability',
      one: 'thing the robot can do again',
      many: 'things the robot can do again',
      how: 'The robot gets back one ability: to hum, to bend, to count, to say blue.',
    },
    finale: {
      how: "The parent is the robot and does all abilities at once; at the last one the memory comes back in a robot's voice.",
      read_aloud:
        'Beep. Memory complete. I know where humans keep their left ear. I mean, their treasure.',
      treasure: 'Hidden at its place; the robot gets one word of the place wrong and is corrected.',
    },
    variations: {
      '3-5': 'Abilities are movements that the child shows first and the robot copies badly.',
      '6-8': 'Each ability is programmed in three commands by the child.',
      '9-12':
        'The commands are a list with one mistake in it; find the mistake or the robot goes in a circle.',
    },
    calm: 'The robot runs on low battery: slow, soft, few words.',
    prepare: 'Nothing.',
  },
  {
    id: 'orchestra-without-players',
    title: 'The Orchestra Without Players',
    min_age: 3,
    max_age: 10,
    beginning:
      'Tonight there is a concert here, but the players have gone home. Only their sounds are still in the house, in hiding. At each place listen, tap or hum until you have caught one. When all are there, play them in order, and the curtain opens.',
    gain: {
      kind: 'sound',
      one: 'sound',
      many: 'sounds',
      how: 'One sound that the found thing makes when it is tapped with a fingertip, or a sound invented for it.',
    },
    finale: {
      how: 'All sounds are played in the order of the stops, once soft, once bold. A parent opens the curtain (a towel) in front of the place.',
      read_aloud: 'Ladies, gentlemen and everybody else: the finale.',
      treasure: 'Hidden at its place behind a towel as a curtain.',
    },
    variations: {
      '3-5': 'Three sounds, repeated together as often as liked.',
      '6-8': 'Loud and soft are agreed with signs; the child conducts.',
      '9-12':
        'The sounds are written as a score with symbols, and a second player must be able to read it.',
    },
    calm: 'Everything with one fingertip.',
    prepare: 'A towel for the curtain.',
  },
  {
    id: 'tree-that-grows-indoors',
    title: 'The Tree That Grows Indoors',
    min_age: 2,
    max_age: 10,
    beginning:
      'Every home has a tree that can only be seen when it is drawn. Ours has no leaf yet. At each place you find, a leaf comes to your mind: who was here, what was funny here, what will be here tomorrow. Bring the leaves, and the tree shows its fruit.',
    gain: {
      kind: 'leaf',
      one: 'leaf on the tree',
      many: 'leaves on the tree',
      how: 'One leaf is drawn, with a word or a color for what happens in that place.',
    },
    finale: {
      how: 'All leaves are told once. The fruit is drawn last and has the place on it, as a picture.',
      read_aloud: 'Look, it carries fruit. One for each who helped.',
      treasure: 'Hidden at its place: something to share, one for each.',
    },
    variations: {
      '3-5': 'Leaves are fingerprints in crayon color or simple dots; the adult writes one word.',
      '6-8': 'Each leaf tells something that happened there.',
      '9-12': 'Leaves are questions about the family that somebody has to answer at dinner.',
    },
    calm: 'This frame is quiet anyway; let a long leaf take its time.',
    prepare: 'A sheet with a trunk, crayons. Keep it: next time it goes on growing.',
  },
  {
    id: 'number-safe',
    title: 'The Number Safe',
    min_age: 5,
    max_age: 12,
    beginning:
      'This bag is a safe. It has no lock, but it knows a number and is quite stubborn. Each hiding place has one digit of it. You have three tries; then it wants to be told a joke before it listens again.',
    gain: {
      kind: 'digit',
      one: 'digit',
      many: 'digits',
      how: 'One digit.',
    },
    finale: {
      how: 'The parent holds the bag shut and answers like a lock: click for a right digit, clack for a wrong one. At the right number it opens; inside is a note with the place.',
      read_aloud: 'Click. Click. Click. I never liked being shut anyway.',
      treasure: 'A note in the bag leads to its place, or the treasure is in the bag.',
    },
    variations: {
      '3-5':
        'For five: count the things at the stop (up to 5) and that is the digit. Under five take another frame.',
      '6-8': 'Digits are answers: how many legs does it have, how many drawers do you see?',
      '9-12':
        'Digits are given as sums, clues about each other or a date; the order has to be found.',
    },
    calm: 'No tries are counted; the lock hums when it gets warmer.',
    prepare: 'A cloth bag, a note.',
  },
  {
    id: 'last-page-is-missing',
    title: 'The Last Page Is Missing',
    min_age: 4,
    max_age: 12,
    beginning:
      'Here is a story without an end. Somebody very small went out to find something very big, and just when... no, the page is missing. Its words have run away to the places in our home. Catch them, and you may end the story any way you like.',
    gain: {
      kind: 'story_word',
      one: 'word for the last page',
      many: 'words for the last page',
      how: 'One word for the ending, chosen by the child from what was found: a thing, a place, a color, a noise.',
    },
    finale: {
      how: 'The child tells the ending with all caught words; the last word is the place, and there everybody goes to see whether it is true.',
      read_aloud: 'And they found it, exactly there. Shall we look?',
      treasure: 'Hidden at its place; the parent slips the place in as the last word.',
    },
    variations: {
      '3-5': 'Three words, drawn as pictures; the parent tells, the child puts in the words.',
      '6-8': 'Words must be used in the order they were caught.',
      '9-12': 'A style is drawn as well: as a news report, as a poem, as a complaint.',
    },
    calm: 'Told in bed the treasure is under the pillow edge, and the story ends asleep.',
    prepare: 'A sheet with the beginning written on it.',
  },
]
