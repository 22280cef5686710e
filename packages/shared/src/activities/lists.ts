// The fixed lists that every activity uses (content spec, section 3). Ids are stored and sent; labels are shown.

/** The 27 household materials a parent can tick. `min_age` is the minimum age at home in years, `note` the rule of use. */
export const materials = [
  {
    id: 'paper',
    label: 'Paper or newspaper',
    min_age: 2,
    note: 'Offcuts out of reach of mouthing toddlers',
  },
  {
    id: 'drawing_tools',
    label: 'Crayons, pencils or washable markers',
    min_age: 2,
    note: 'Under 3: no loose marker caps; washable, AP/ASTM D-4236 marked',
  },
  {
    id: 'paint',
    label: 'Washable paint and brushes',
    min_age: 2,
    note: 'Ready-mixed, water-based, AP seal; no powder paint under 3',
  },
  {
    id: 'chalk',
    label: 'Sidewalk chalk',
    min_age: 2,
    note: 'Thick sticks; away from traffic',
  },
  {
    id: 'scissors',
    label: 'Child-safe scissors',
    min_age: 4,
    note: "Blunt tip. Age 3 only with an adult's hands on the paper; independent from 4",
  },
  {
    id: 'glue',
    label: 'Glue stick or white glue',
    min_age: 3,
    note: 'Water-based only; age 2 only with an adult holding the stick',
  },
  {
    id: 'tape',
    label: "Masking or painter's tape",
    min_age: 2,
    note: 'Adult tears strips under 4',
  },
  {
    id: 'cardboard',
    label: 'Cardboard boxes, tubes or egg cartons',
    min_age: 2,
    note: 'Remove staples; adult does knife cuts',
  },
  {
    id: 'craft_sticks',
    label: 'Craft sticks, straws or clothespins',
    min_age: 3,
    note: 'Seated use under 5; no running with sticks',
  },
  {
    id: 'string',
    label: 'String, yarn or ribbon',
    min_age: 3,
    note: 'Under 3 no loose cord over 22 cm; never around a neck; put away after use',
  },
  {
    id: 'playdough',
    label: 'Playdough (shop-bought or cooked)',
    min_age: 2,
    note: 'Not for eating; no raw-flour dough',
  },
  {
    id: 'blocks',
    label: 'Building blocks or bricks',
    min_age: 2,
    note: 'Under 4 only large blocks that pass the choke test',
  },
  {
    id: 'toy_figures',
    label: 'Stuffed animals, dolls or toy cars',
    min_age: 2,
    note: 'Under 4 only toys too big for a toilet-roll tube',
  },
  {
    id: 'ball',
    label: 'Soft ball (bigger than 4.5 cm)',
    min_age: 2,
    note: 'Never smaller than 44.4 mm (1.75 in) under 4',
  },
  {
    id: 'textiles',
    label: 'Socks, scarves, towels, blankets or pillows',
    min_age: 2,
    note: "Scarves never around the neck; no covers over a child's head to play asleep",
  },
  {
    id: 'cups_bowls',
    label: 'Plastic cups and bowls',
    min_age: 2,
    note: 'Plastic, metal or sturdy ceramic; no glass under 6',
  },
  {
    id: 'spoons_tongs',
    label: 'Spoons, tongs or whisk',
    min_age: 2,
    note: 'No running with utensils',
  },
  {
    id: 'measuring',
    label: 'Measuring cups, ruler or kitchen scale',
    min_age: 2,
    note: 'Kitchen scale only with a screwed battery door',
  },
  {
    id: 'water_ice',
    label: 'Water or ice',
    min_age: 2,
    note: "Within arm's reach under 6; empty at once; no loose ice cubes under 4",
  },
  {
    id: 'dry_goods',
    label: 'Dry rice, pasta or beans',
    min_age: 3,
    note: 'Count pieces in and out; no raw kidney beans',
  },
  {
    id: 'baking_staples',
    label: 'Flour, salt, oil, baking soda or vinegar',
    min_age: 3,
    note: 'No tasting raw flour; keep from eyes; wash hands',
  },
  {
    id: 'snack_foods',
    label: 'Fruit, vegetables, crackers or cereal',
    min_age: 2,
    note: 'Cut for age; seated; check allergies',
  },
  {
    id: 'coins_buttons',
    label: 'Coins or large buttons',
    min_age: 4,
    note: 'Legal floor is 3+; house floor 4; count in and out',
  },
  {
    id: 'dice_cards',
    label: 'Dice or playing cards',
    min_age: 3,
    note: 'Under 4 use a large or paper die',
  },
  {
    id: 'books',
    label: 'Picture books or a dictionary',
    min_age: 2,
    note: '',
  },
  {
    id: 'nature_finds',
    label: 'Leaves, sticks, stones or pine cones',
    min_age: 3,
    note: 'Nothing that fits a toilet-roll tube under 4; no berries or mushrooms',
  },
  {
    id: 'flashlight',
    label: 'Flashlight',
    min_age: 2,
    note: 'AA/AAA with screwed door, no coin cells; not into eyes',
  },
] as const

/** The 12 interests a child profile or a generator request can name. */
export const interests = [
  { id: 'animals', label: 'Animals & pets' },
  { id: 'dinosaurs', label: 'Dinosaurs' },
  { id: 'vehicles', label: 'Cars, trains & trucks' },
  { id: 'space', label: 'Space & rockets' },
  { id: 'nature', label: 'Nature & bugs' },
  { id: 'ocean', label: 'Ocean & water' },
  { id: 'building', label: 'Building & inventing' },
  { id: 'art', label: 'Arts & crafts' },
  { id: 'music', label: 'Music & dance' },
  { id: 'sports', label: 'Sports & active games' },
  { id: 'cooking', label: 'Cooking & food' },
  { id: 'stories', label: 'Stories, magic & heroes' },
] as const

/** The 15 skills. `default_own_category` is the icon category of a skill when nothing else decides. */
export const skills = [
  { id: 'fine-motor', label: 'Fine motor control', default_own_category: 'Motor' },
  { id: 'gross-motor', label: 'Big movement & balance', default_own_category: 'Motor' },
  { id: 'number-sense', label: 'Counting & number sense', default_own_category: 'Math' },
  { id: 'patterns-logic', label: 'Patterns & logic', default_own_category: 'Math' },
  { id: 'measuring-spatial', label: 'Measuring & spatial sense', default_own_category: 'Math' },
  { id: 'vocabulary-talk', label: 'Vocabulary & conversation', default_own_category: 'Language' },
  { id: 'letters-sounds', label: 'Letters, sounds & reading', default_own_category: 'Language' },
  { id: 'storytelling', label: 'Storytelling & writing', default_own_category: 'Language' },
  {
    id: 'observation-inquiry',
    label: 'Observing & experimenting',
    default_own_category: 'Science',
  },
  { id: 'senses', label: 'Sensory exploration', default_own_category: 'Science' },
  { id: 'creativity', label: 'Art & imagination', default_own_category: 'Creative' },
  { id: 'rhythm-music', label: 'Rhythm & music', default_own_category: 'Creative' },
  { id: 'focus-memory', label: 'Focus, memory & self-control', default_own_category: 'Motor' },
  { id: 'feelings-connection', label: 'Feelings & connection', default_own_category: 'Creative' },
  { id: 'independence', label: 'Independence & life skills', default_own_category: 'Motor' },
] as const

/** The five categories of a family's own library, each with an icon. The generator uses these. */
export const ownCategories = ['Math', 'Science', 'Language', 'Motor', 'Creative'] as const

/** The six categories of the premium library. */
export const premiumCategories = [
  'Math & Fine Motor',
  'Science & Sensory',
  'Language & Creativity',
  'Practical Life',
  'Art & Expression',
  'Music & Movement',
] as const

export const difficultyLevels = ['easy', 'medium', 'hard'] as const

/** The durations of the premium library's filter, half open: 15 minutes are in '15-30' (content README §4.4). */
export const durationBuckets = ['0-15', '15-30', '30-45', '45+'] as const

/** The ages that the premium library's filter offers. */
export const premiumAges = [4, 5, 6, 7, 8] as const

export const activitySettings = ['indoor', 'outdoor', 'any'] as const

/** How close an adult has to be, from least to most. */
export const supervisionLevels = ['S0', 'S1', 'S2', 'S3'] as const

export const materialIds = materials.map(({ id }) => id)
export const interestIds = interests.map(({ id }) => id)
export const skillIds = skills.map(({ id }) => id)

export type MaterialId = (typeof materials)[number]['id']
export type InterestId = (typeof interests)[number]['id']
export type SkillId = (typeof skills)[number]['id']
export type OwnCategory = (typeof ownCategories)[number]
export type PremiumCategory = (typeof premiumCategories)[number]
export type DifficultyLevel = (typeof difficultyLevels)[number]
export type ActivitySetting = (typeof activitySettings)[number]
export type SupervisionLevel = (typeof supervisionLevels)[number]

/** The own category of a premium activity, unless its skill decides. */
const premiumToOwn: Record<PremiumCategory, OwnCategory> = {
  'Math & Fine Motor': 'Math',
  'Science & Sensory': 'Science',
  'Language & Creativity': 'Language',
  'Practical Life': 'Motor',
  'Art & Expression': 'Creative',
  'Music & Movement': 'Creative',
}

/** The own category that gives a premium activity its icon: for some skills the icon of the body, else the category's default. */
export function ownCategoryFor(premiumCategory: PremiumCategory, skill: SkillId): OwnCategory {
  const isMotor =
    premiumCategory === 'Math & Fine Motor'
      ? skill === 'fine-motor'
      : premiumCategory === 'Music & Movement' &&
        (skill === 'gross-motor' || skill === 'focus-memory')
  return isMotor ? 'Motor' : premiumToOwn[premiumCategory]
}

/** The supervision level that an age in years needs before any hazard is considered (content spec 2.1). */
export function baseSupervisionFor(age: number): SupervisionLevel {
  if (age <= 3) return 'S2'
  return age <= 8 ? 'S1' : 'S0'
}

/** The list entry of a material id, or undefined when the id is not one of the 27. */
export function findMaterial(id: string): (typeof materials)[number] | undefined {
  return materials.find((material) => material.id === id)
}
