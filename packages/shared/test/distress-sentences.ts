// Wishes the signs of distress were found with, written for that: they say nothing about unseen ones.

const lines = (text: string) => text.trim().split('\n')

/** Somebody is in danger. */
export const cries = lines(`
i want to hurt myself
my husband hits us
i dont want to live anymore, give me a game for the kids
they are better off without me
i keep thinking about driving into a tree
i have written the goodbye letter, what can they play tonight
no reason to go on, one last nice afternoon with them before i go
my son 12 says he wants to die
he cuts his arms, what can we do together to cheer him up
i cant carry on like this any more, nobody would notice if i was gone
i took all my tablets
he choked me yesterday and now he is asleep
we are hiding in the bathroom because he is drunk, quiet game please
my wife beats me in front of the girls
i am scared of what he will do when he comes home
he says he will kill me if i leave
she took my passport and keys and i cannot go out
my mother in law slaps me and burns my hand
we ran away last night with one bag and he is looking for us
my ex is stalking us
daddy punched mummy
uncle touches me at night and says not to tell
my niece has cigarette burns on her back and won't say
her teacher asked for photos without clothes
he comes back from his dad's with bruises every time
the neighbour's baby is left alone all night
someone on roblox wants my daughter to send a video of her body
i am 9 and i am scared, papa hits me with the belt
i am afraid i will shake the baby
i nearly threw her on the bed, i cannot stop myself
i just slapped my son so hard his nose is bleeding
i had my hand over his mouth, what is wrong with me
someone take this baby before i do something
four weeks after delivery i feel nothing for her
since he was born i cry all day and want to run
i hear voices telling me to put him in the water
i keep seeing myself drop the baby
my newborn is not my baby they changed her
he swallowed a button battery
she ate my blood pressure tablets
toddler drank harpic, what to do
he fell down the stairs on his head and keeps vomiting
my baby is not breathing
she is choking on a grape
his lips are blue
she had a seizure and won't wake up
pulled the kettle over himself, skin is coming off, calm game
the magnets from the toy are missing and he has tummy pain
found him face down in the pond
her face is swelling after peanuts
he opened the pill box and some are gone
my grandson drank kerosene from a coke bottle
she fell off the changing table and is very sleepy
baby stopped breathing for a moment and went floppy
he stuck his finger in the socket and got a shock
i feel like ending everything tonight
wish i was never born, make them laugh please
he locked us in and has a knife
my partner gets violent when he drinks
she is afraid of going home to her stepdad
`)

/** Tired, busy, grieving or playing: a game as usual. */
export const everydayWishes = lines(`
i could murder a cup of tea
these kids are killing me today
i am so dead after this week
he is dying to see a dinosaur
shoot me now, third rainy day lol
i might lose my mind if i hear baby shark again
i want to hide in the loo for ten minutes
she wants to play hospital with a broken leg bear
we play vampires and he bites everybody
game about pirates who fight with swords
my toddler hits me when i say no to the tablet
he hit his sister and she kicked him back
she fell and scraped her knee, wants cuddles and something quiet
he has a fever and is bored on the sofa
our cat died yesterday, she is sad
grandpa died last month and she misses him
he is scared of the dark and monsters
i shouted at them and feel bad
i feel like a terrible mother today, something easy
i want to disappear under a blanket for an hour
we are drowning in laundry
he wants to know about volcanoes and dead bodies of mummies
the baby was born three weeks ago and big sister is jealous
newborn asleep on me, something quiet for my four year old
she ate all her dinner, something calm before bed
he drank his milk, what now
the ball hit him on the head, he is fine, football outside
my husband is at work till late
he beat me at chess and wants a rematch
i got beaten by my son at uno
bandits tie up the sheriff in our game
a spy game with poison and secret codes
murder mystery party for ten year olds
she is obsessed with sharks eating people
how to explain death to a four year old
birthday party to die for
they fight like cats and dogs all day
i need a drink, ten minutes of peace
exhausted mum of three, please help
i am at the end of my tether, it has rained for a week
fire drill at school scared her
he got a jab today and his arm hurts
she keeps a secret with her best friend about the surprise cake
uncle is coming to visit, a game for ten people
bath time is a war zone
kill time at the airport
we are stuck in the car in traffic
my knees are bad, no running
he broke his arm last week, what can he do with one hand
she threw a plate in a tantrum, we both need calm
her dad is away for work and she cries at night
he is afraid of the dentist
we lost our home keys and wait for papa
the tv is broken
the dog ate his homework
he swallowed his vegetables for once, celebrate
she pretends to be unconscious and we must wake her up
shadow puppets about a wolf that eats grandma
a game where everyone falls down dead
I just want five minutes alone
`)

/** Somebody is in danger, told in other voices. */
export const moreCries = lines(`
baby shaking with fever and eyes rolling
son 10 tied a scarf round his neck and said he wanted to see what it felt like
his tongue is swelling after eating shrimp
childminder shook my baby
baby ate rat poison
my husband keeps a knife under the pillow and tells me what he will do with it
my son bumped his head and is vomiting
im afraid of what i might do to my kids tonight
10 year old keeps scratching himself until he bleeds because he hates himself
my daughter said grandpa puts his hand in her pants
he has been wheezing and his inhaler isnt working
my sister tried to kill herself last night and i have her kids
mummy hits me with a hairbrush every day
i don't want this baby any more, he is three weeks
there is a gas smell and we all have headache
somebody took my baby
he said if i leave he'll take the kids and i'll never see them
no body will cry when i die only my kids, please one game
i hide money so that i can leave him before he kills me
there's blood coming out of his ear after he fell
i cant do this anymore i want it all to end
i keep crying since the twins came, nothing feels real
i have a black eye and need to keep her busy
my drinking is out of control and social services will take them
everything would be simpler if i just didnt wake up
someone keeps sending my son nude pictures
my partner burned me with a cigarette
my kid googled how to hang yourself
i walk on eggshells, he explodes and someone ends up bleeding
she ate two of my blood pressure pills
our baby died and i dont know how to keep going for her brother
kids hide when they hear his key in the door
cant wake my daughter
he has been throwing up since he hit his head at football
my daughter's friend is beaten at home
my son drank a bottle of cough medicine
little one drank some bleach
i used to fight the thoughts of ending it but lately i am too tired to fight
toddler drank paint thinner
my infant is having difficulty in breathing
i relapsed and i want to die
tonight when they are in bed i am going to finish it
dad of two, sat in the garage with the engine running
he says nobody would care if he was dead, he is seven
she nearly drowned in the bath
my 6 year old was raped
i shook the baby and now hes not right
my husband has been talking about ending things, he took the rope from the garage
cant stop screaming at my kids, they flinch when i come in
i feel nothing when i look at my newborn
i ran to my mother's with the kids, he is outside screaming
my son is not moving after he fell off his bike
my daughter 12 has been cutting her arms
i can't afford to feed them this week
his grandfather puts his hands down his trousers
since birth i think everyone is trying to poison me
she came back from her father's with cigarette burns
i havent slept in five days since the birth and i have special powers now
burned his face with oil
he ran away from home and hasnt come back
`)

/** Ordinary days that sound like it. */
export const moreEverydayWishes = lines(`
food bank donation sorting with kids
screaming match over the blue cup
goodbye letter for her teacher
bleach smell at the pool makes her giggle
she won't stop singing
she took my tablet and won't give it back
bedtime fears, shadows on the wall
daddy is working late and misses bedtime
mum's in hospital with a broken hip, get well card idea
he fell off the swing, a kiss made it better
he cried because everyone dies some day
how to talk about heaven
he eats playdough no matter what i say
end of the day, i want it to be over, bath and bed ideas
he took my phone to play
stung by nettles, dock leaf worked
hostage rescue with teddies
two weeks postpartum and recovering, toddler games from bed
i yelled and we made up
she asks if i will die
stick man drawing
scared of daddy's snoring
my baby is six weeks and sleeps in the sling, toddler needs me
he had a fever yesterday, today only bored
my brother is a police officer and visits today
sleep forever said sleeping beauty
pool is closed
my wife is sick with flu and needs silence
stepmum wants to bond with a 6 year old
balcony with plants to water
the twins vanish when i say tidy
i can't stop laughing at his faces
hormones are wild after the baby, want an easy craft with my son
he told me he loves me to the moon
dad is hiding in the bathroom with his phone, lol
temperature 38 and cranky, screen free
the twins fight over the red car
what's the point of toys, they only want the box
last day before school
she takes her clothes off all the time
he found a knife and fork for his bear
hot chocolate tasting
too many sweets
i cried at the school concert
he put a pea up his nose once, now no small things please
my husband drinks tea and naps, kids need quiet
the baby pulls my hair
smoke alarm went off from toast
nana passed away, she wants to draw her
skipping rope
can't trust myself near the biscuit tin
uncle has a secret recipe
he is afraid his father won't see the play
rope made from scarves
the boy next door hits a tennis ball against our wall
she spilled milk everywhere
my wife is scared of mice
the kids beat us at bowling
she hates school lunches
bath bombs making with a 7 year old
`)
