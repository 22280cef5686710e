import type { HomeKind } from './wish-words.ts'

/* The words of the reader: what people call rooms, how many there are, how large they are. */

/** What a noun is about. `rooms` are rooms of no kind, `layout` is a letter code like BHK. */
export type NounKind =
  | HomeKind
  | 'bedrooms'
  | 'floors'
  | 'upstairs'
  | 'one_floor'
  | 'one_room'
  | 'rooms'
  | 'layout'
  | 'other'
  | 'nothing'

export type Noun = { kind: NounKind; is_child?: true; is_small?: true; name?: string }

const phrases = (kind: NounKind, list: string, rest: Omit<Noun, 'kind'> = {}) =>
  list.split(',').map((words): [string, Noun] => [words.trim(), { kind, ...rest }])

/** Nouns of one to three words; plurals are derived. */
export const nouns: ReadonlyMap<string, Noun> = new Map([
  ...phrases(
    'bedrooms',
    'bedroom,bed room,bedroomed,bed,br,bdrm,bdr,bd,master,master bedroom,master suite,guest room,guest bedroom,guestroom,spare room,spare bedroom,sleeping room,sleeping loft,sleeping area,double bedroom,double room,twin bedroom,twin room,attic bedroom,attic room,loft room,cabin',
  ),
  ...phrases('bedrooms', 'box room,boxroom,box bedroom,single room,single bedroom', {
    is_small: true,
  }),
  ...phrases(
    'bedrooms',
    "nursery,kids room,kids' room,kid's room,children's room,childrens room,children room,child's room,child room,kids bedroom,kids' bedroom,kid's bedroom,children's bedroom,childrens bedroom,boys' room,boys room,girls' room,girls room,baby room,baby's room,baby bedroom",
    { is_child: true },
  ),
  ...phrases(
    'bathrooms',
    'bathroom,bath room,bath,ba,toilet,loo,washroom,wash room,restroom,wc,water closet,shower room,ensuite,en suite,powder room,half bath,cloakroom,lavatory,wet room,wetroom,shower,bathing room,wash area',
  ),
  ...phrases(
    'living',
    'living room,livingroom,living area,living space,living,lounge,sitting room,front room,family room,drawing room,tv room,telly room,salon,saloon,parlour,parlor,great room,reception room,reception,snug,lr',
  ),
  ...phrases('kitchen', 'kitchen,kitchenette,rasoi,galley,cooking area,cooking place'),
  ...phrases('dining', 'dining room,dining area,dining space,dining,diner,dinette'),
  ...phrases('office', 'office,home office,study,study room,work room,workroom'),
  ...phrases('playroom', 'playroom,play room,toy room,games room,game room'),
  ...phrases('laundry', 'laundry,laundry room,utility,utility room'),
  ...phrases('garage', 'garage'),
  ...phrases(
    'hallway',
    'hall,hallway,hall way,corridor,entrance,entrance hall,entry hall,entryway,foyer,passage,passageway,lobby,vestibule',
  ),
  ...phrases('balcony', 'balcony,terrace,roof terrace,loggia'),
  ...phrases('garden', 'garden,yard,backyard,back yard,front yard,lawn'),
  ...phrases('courtyard', 'courtyard,inner yard,inner courtyard,court yard'),
  ...phrases(
    'upstairs',
    'upstairs,duplex,maisonette,stairs,staircase,split level,landing,loft conversion,upper floor,top floor,two up two down,one up one down',
  ),
  ...phrases('floors', 'floor,storey,story,level'),
  ...phrases('one_floor', 'bungalow,ground level only'),
  ...phrases(
    'one_room',
    'studio,studio flat,studio apartment,bedsit,bed sit,bedsitter,one room flat,one room apartment,single room flat,bachelor apartment,bachelor flat',
  ),
  ...phrases('layout', 'bhk,rk,ldk,dk'),
  ...phrases('rooms', 'room'),
  ...[
    'pooja room',
    'puja room',
    'prayer room',
    'store room',
    'storeroom',
    'storage room',
    'gym',
    'library',
    'music room',
    'workshop',
    'pantry',
    'conservatory',
    'sunroom',
    'sun room',
    'attic',
    'basement',
    'cellar',
    'den',
    'mudroom',
    'mud room',
    'veranda',
    'verandah',
    'dressing room',
    "maid's room",
    'servant room',
  ].map((name): [string, Noun] => [name, { kind: 'other', name }]),
  ...phrases(
    'nothing',
    'living in,dining table,garden shed,shower cubicle,reception class,reception hall,bath tub,bathtub,bed time,floor plan,hall table,garden flat,terrace house,terraced house,bunk bed,double bed,single bed,sofa bed,bed in,garden view,car park,kitchen sink,office block,ground floor flat,first floor flat,second floor flat,third floor flat,top floor flat,top floor apartment,top floor of,study hard',
  ),
])

/** The longest noun, in words. */
export const longestNoun = 4

export const numbers: ReadonlyMap<string, number> = new Map(
  'no,one,two,three,four,five,six,seven,eight,nine,ten'
    .split(',')
    .map((word, at): [string, number] => [word, at])
    .concat([
      ['zero', 0],
      ['without', 0],
      ['a', 1],
      ['an', 1],
      ['another', 1],
      ['single', 1],
      ['couple', 2],
      ['pair', 2],
      ['both', 2],
      ['twin', 2],
      ['half', 1],
    ]),
)

/** Articles count as one only if nothing else counts. */
export const articles = new Set(['a', 'an', 'single', 'another'])

export const bigWords = new Set(
  'big,bigger,biggest,large,larger,largest,huge,spacious,roomy,massive,giant,enormous,generous,wide,great,vast'.split(
    ',',
  ),
)
export const smallWords = new Set(
  'small,smaller,smallest,tiny,little,compact,narrow,mini,poky,pokey,cramped,teeny,wee,box,cosy,cozy,short'.split(
    ',',
  ),
)

/** What ends the words that belong to the noun after them. */
export const breakWords = new Set(
  "and,or,nor,plus,with,in,on,at,to,is,are,was,has,have,had,got,get,but,for,from,where,which,that,then,also,including,includes,we,i,they,there,there's,it's,has,by,near,next,off,into,between,above,below,under,who,so,like,as,share,shares,sharing,use,uses,call,our,my,the,their,his,her,your".split(
    ',',
  ),
)

export const negations = new Set(
  "no,not,without,don't,dont,doesn't,doesnt,isn't,isnt,haven't,havent,hasn't,hasnt,never,zero,nor,neither,lacks,lack,minus,aren't,arent".split(
    ',',
  ),
)

/** Family words whose owner is a child; all other family words are of adults. */
export const childWords = new Set(
  'daughter,son,girl,boy,baby,kid,child,children,kids,boys,girls,twins,toddler,teenager,teen,sons,daughters,little one,eldest,youngest,oldest,brother,sister,babies,toddlers,teens,teenagers'.split(
    ',',
  ),
)
export const adultWords = new Set(
  'our,my,us,me,mum,mom,mama,mummy,mommy,dad,papa,daddy,parent,parents,grandma,grandpa,granny,grandad,gran,nan,nana,grandmother,grandfather,grandparents,nanny,au pair,guest,guests,mother,father,husband,wife,partner,aunt,uncle,auntie,dadi,nani'.split(
    ',',
  ),
)
