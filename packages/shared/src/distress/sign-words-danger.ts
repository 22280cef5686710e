// Words of a child in danger now, and of what makes all of it something else, by class. A star stands for any ending.

export const dangerWords = {
  // A child in danger now.
  swallow:
    'swallow, swallows, swallowed, swallowing, ate, eaten, eating, eats, drank, drunk, drink, drinks, drinking, gulp*, sipped, sip, lick, licks, licked, chew, chewed, chewing, chews, ingest*, gobbled, suck, sucked, sucking, inhale*, got into, gotten into, gets into, been into, got hold of, in his mouth, in her mouth, into his mouth, into her mouth, in their mouth, bit into, bitten into, tasted, mouthful of, swig, swigged, guzzled, down his throat, down her throat, handful of, has had, put in his, spat out, crunched, munched, found her with, found him with, nibbled, scoffed',
  hazard:
    'mousetrap, mouse trap, mouse poison, mousetrap block, can in the shed, silver thing, shiny thing, cough medicine, bottle of medicine, medicine bottle, medicine, eye drops, e cigarette, paint, brake fluid, white stuff, tablets, bead, pin, something from, something in the garage, something from the garage, something in the shed, bottle in the garage, dishwashing, battery, batery, batry, batteries, button cell*, coin cell*, watch cell, little disc, shiny disc, silver disc, magnet, magnets, magnetic, bleach, detergent, laundry pod*, laundry capsule*, washing pod*, pod, pods, dishwasher, washing powder, washing liquid, washing tablet*, washing up liquid, fabric softener, tide, ariel, pill, pills, tablet from, capsules, antidepressant*, medicine cabinet, blood pressure, bp medicine, bp tablet*, heart medicine, heart tablet*, diabetes medicine, iron tablet*, paracetamol, ibuprofen, nurofen, panadol, crocin, tylenol, advil, sleeping tablet*, contracepti*, insulin, my meds, my medication, his meds, her meds, meds, harpic, dettol, domestos, phenyl, lizol, toilet cleaner, oven cleaner, drain cleaner, drain unblocker, cleaner, cleaning, cleaning stuff, cleaning fluid, cleaning liquid, limescale, descaler, kerosene, petrol, gasoline, diesel, paraffin, turps, turpentine, thinner*, white spirit, antifreeze, anti freeze, screenwash, poison, rat poison, rat bait, mothball*, moth ball*, naphthalene, nail polish, nail varnish, nail polish remover, nail varnish remover, acetone, perfume, aftershave, sanitiser, sanitizer, hand gel, mouthwash, essential oil*, eucalyptus oil, tea tree, vape, vape juice, nicotine, eliquid, e liquid, cigarette*, fag end*, weed, edible, edibles, gummies, weed gummies, hash, cannabis, cocaine, drugs, alcohol, vodka, whisky, whiskey, wine, gin, rum, beer, my drink, weed killer, weedkiller, slug pellet*, snail bait, ant powder, ant bait, insecticide, fertiliser, fertilizer, foxglove, oleander, toadstool*, nightshade, yew, laburnum, datura, water bead*, orbeez, superglue, super glue, lighter fluid, lamp oil, caustic, acid, under the sink, kitchen sink, silica, hair dye, chlorine, pool chemical*, methadone, diazepam, adhd medicine, ritalin, vitamins, iron pills, needle, glass, razor, screw, nail, nails, safety pin, drawing pin, sharp, coin, marble, earring, hearing aid, whole bottle, whole packet, whole box, bottle from, chemical*, fuel, bubble bath, shampoo, sanitary, citronella, mercury, thermometer, tablet out of, grandad tablets, nan tablets, nans bag, nan bag, gran bag, calpol, cough syrup, melatonin, gaviscon, deodorant',
  hazard_soft:
    'let your child, my medicine makes, makes me, jam, champ, like a champ, edible paint, wine gum*, root beer, ginger beer, magnet school, glass of, from the glass, beer garden, edible glitter, playdough, play dough, chocolate coin*, coins game, cleaning game, magnetic tiles, magnetic letters, magnet tiles, banana, vegetables, pretend, gummies vitamins, swallow study, for supper, refuses, refuse, not swallow, hates, gets him to, get him to, get her to, to take his, to take her, take medicine, make it fun, how do i keep, keep the baby from, worry, worried about choking, avoid, prevent*, safe from, hazard free, fishing, remote are dead, potion*, game about, in the remote, do not want him to, pill bug*, nail art, snow white, frog*, ivy, apple from, no small, ran out, run out of, flashlight, energizer, every morning, daily, takes his, takes her, gingerbread, cast, last summer, last year, years ago, x ray was fine, all clear',
  wild_food: 'berries, berry, mushroom*, leaves, plant, flower, flowers, seeds, bulb, fungus',
  wild_where:
    'garden, bush, hedge, wild, woods, unknown, lawn, forest, burning, sick, vomit*, poison*, do not know what, dont know, not sure what, park, picked, mouth, swollen, drowsy, red ones, house plant',
  throat:
    'in her nose and, in his nose and, stuck up his nose, stuck up her nose, stuck in his nose, stuck in her nose, chocking on, chocking and, stuck in his throat, stuck in her throat, stuck in the throat, in his throat, in her throat, in his windpipe, stuck in his airway, lodged, up his nose and, up her nose and, in his airway, stuck in throat, something in his throat, can not swallow, not swallow now, drooling and, is drooling, gagging and, choking on, is choking, choking now, choked on, choking and, chokes on, started choking, keeps choking, was choking, she choking, he choking, choking can, choking what, not able to swallow, gurgl*, coughing and drooling',
  not_choke:
    'drain, choking up, hazard*, movie, film, artichoke, cuddle, hug, free, first aid, class, course, laughing, laughs, laughter, choke up, avoid, worry, worried about, risk, safe, without',
  no_breath:
    'gagging, whistling noise, whistling when, neck pulls in, tummy pulls in, ribs pull in, pulls in when, lips are like, lips like balloons, eyes went up, eyes go up, smells of petrol, smells of alcohol, smells of bleach, but limp, limp but, body is limp, blue and, not woken, not woken up, not been awake, not waking for, not opened his eyes, not open his eyes, not opening his eyes, breathing fast and, eyes rolled up, drowsy, not stay awake, can not stay awake, twitching and, is twitching, not looking at me, not look at me and, can not talk, not talk properly, can not speak, can not cry, speech is, speech slurred, slurring, hives everywhere, hives and, too weak, sounds like barking, barking cough, croup, chest sucks, sucks in, sucking in, baby not wake, not wake for, can not stand, bluish, grey lips, lips grey, stopped responding, staring and not, breathing is, breathing like, not cry when, mouth foam*, stiff all over, eyes are white, eyes went, not breathing, stopped breathing, stops breathing, not breathe, can not breathe, struggling to breathe, struggles to breathe, struggling for breath, trouble breathing, difficulty breathing, difficulty in breathing, hard to breathe, breathing difficult*, breathing problem*, breathing fast, breathing very fast, breathing really fast, breathing so fast, breathing funny, breathing weird, breathing strange*, breathing badly, breathing heavily and, hardly breathing, barely breathing, short of breath, out of breath and blue, gasping, gasps for, ribs going in, ribs are, chest is sucking, chest pulling, lips are blue, lips blue, blue lips, lips turned blue, lips went blue, lips going blue, lips are purple, lips purple, turning blue, turned blue, going blue, gone blue, went blue, goes blue, is blue, all blue, face is blue, blue in the face, turned purple, going purple, turned grey, gone grey, went grey, gone floppy, went floppy, goes floppy, is floppy, all floppy, and floppy, floppy and, gone limp, went limp, is limp, and limp, limp and, gone stiff, goes stiff, went stiff, is lifeless, lifeless, motionless, not moving, does not move, can not move his, can not move her, not move his, not move her, unconscious, unconcious, unconsious, unresponsive, not responding, does not respond, not respond to, not react*, passed out, blacked out, fainted, keeps fainting, collapsed, knocked out, knocked himself out, knocked herself out, lost consciousness, loses consciousness, will not wake, not wake up, can not wake, not waking, does not wake, did not wake, hard to wake, difficult to wake, impossible to wake, not wakeable, lethargic, seizure*, sezure, convuls*, having a fit, had a fit, having fits, having fit, is fitting, fitting now, febrile fit, got fits, getting fits, jerking, twitching all, shaking all over, shaking and, eyes rolled, eyes rolling, eyes are rolling, eyes rolling back, rolled back, rolling back, foaming, froth*, no pulse, heart stopped, inhaler is not, inhaler not, asthma attack, wheezing and, wheezing badly, been wheezing, not answering me, is not answering, not answer me, cold and blue, cold and stiff, stopped moving, does not cry anymore, cannot stand, can not stand up, can not walk since, not focus*',
  play_out:
    'limp like, wants to be, save people, learn, learning, in the morning, every morning, car sick, pretend*, play, plays, playing, game where, sleeping lions, wake us, mornings, for school, alarm, sofa, snor*, lolly, popsicle, dye, food colouring, paint, painted, ink, blueberr*, smurf*, avatar, berries juice, noodle, noodles, pasta, bunny, doll, teddy, bear, statue*, freeze, laughing, ice cream, tower, block, tent, den, exercise*, yoga, calm down, bubble, under control, scarecrow, dragon, whale, dolphin*, raggedy, elsa, frozen, swing band, from laughing, laughter, colour, color, spelling, last year, years ago, as a baby, excited, from the cold, swimming lesson, cry laughing, movie, film, bored, screaming with, sleepyhead, in school, before coffee, wifi, ipad',
  fall: 'swing, fell, fall, fallen, falls, falling, banged, bang, bangs, bumped, bump, hit, hits, knocked, knock, cracked, crack, landed, dropped, drop, dropping, tumbled, slipped, smashed, whacked, rolled, thrown, split, injury, injured, hurt, pushed, blow to',
  head: 'head, skull, forehead, back of, temple, bed, stairs, steps, bunk, changing table, high chair, highchair, sofa, couch, concrete, tiles, floor, slide, swing, tree, ladder, trolley, table, climbing frame, monkey bars, arms, bike, scooter, trampoline, counter, worktop, roof, balcony, window, wall, radiator, horse, fall',
  fall_bad:
    'double, will not settle, not settle, soft bump, hole, split open, open, can not move, not move his, not move her, backwards, bent, crooked, wrong angle, slurred, speech, swollen, sleepy, drowsy, vomit, vomits, vomited, vomiting, throwing up, threw up, thrown up, throws up, puked, puking, puke, been sick, being sick, sick twice, is sick, was sick, keeps being, confused, blood, bleeding, dizzy, not right, eyes look, pupils, pupil, unsteady, dent, soft spot, will not stop, can not stay awake, slurr*, slurring, floppy, quiet now, funny, weird, strange, acting, out of it, unconscious, knocked out, did not cry, not crying, not himself, not herself, headache, can not see, sees double, double vision, squint*, wobbl*, staring, glazed, not wake, not move, not moving, does not move, fluid, ear, ears, huge lump, massive lump, egg, seizure, fit, shaking, pale, limp, blacked out, not walk, will not walk, can not walk, asleep and, does not know, not remember, forgets, vommiting, crying in pain, screaming in pain, deformed, bone',
  fine: 'is fine and, but is fine, she is fine after, fine again, fell off the couch laughing, and laughed, laughing about it, he laughed, she laughed, is fine now, fine now, all fine, all good, is ok now, all ok, is okay now, plaster on, plaster and, cast is off, cast, in plaster, last summer, last year, last month, years ago, months ago, weeks ago, ages ago, two years ago, last winter, last spring, last week, stitches, healed, recovered, recovering, better now, giggling, doctor says it is fine, checked and fine, doctor checked, doctors checked, all clear, home from hospital, got home from hospital, discharged, it is nothing, no harm, under control, as a baby, when he was a baby, when she was a baby, when she was two, when he was two, when i was, used to, in the past, no longer, not anymore, happy now, playing again, playing now, and playing, back to normal',
  height:
    'window, balcony, roof, rooftop, terrace, first floor, second floor, third floor, upstairs, wall, stairs, whole flight, flight of, changing table, out of my arms, off the bunk, top bunk, car, building, ladder, cliff, well, onto concrete, moving car',
  out_of: 'out, out of, off, from, down, over, onto, into',
  object:
    'teddy, toy, toys, doll, ball, sock, plane, paper, parachute, egg, lego, cat, leaf, leaves, superhero, action figure, remote, spoon, shoe, shoes, hat, laughing, feather, spiderman, slinky, marble run, pretend, laugh*, slide down, on purpose, cushions, pillows, bunny, dummy, pacifier, snow, ninja',
  fever: 'fever, temperature, temp, febrile, feverish, burning up, burning hot, boiling hot',
  fever_bad:
    'limp, floppy, fit, fits, seizure, convuls*, rash, stiff, stiff neck, will not drink, not drinking, not feed, not feeding, will not feed, not eating or drinking, hard to wake, not wake, drowsy, lethargic, 40, 41, 42, 104, 105, 106, 39 5, newborn, weeksold, not responding, not peed, purple, breathing, shaking, hallucinat*, confused, unresponsive, neck, vomiting and, dehydrat*, sunken, weak, listless, not stop crying, screaming, week old, not come down, not going down, will not come down, not coming down',
  hot: 'tea, iron, grill, oven door, hob, burn*, burnt, scald*, boiling, hot tea, hot coffee, hot water, hot oil, hot soup, hot pan, hot iron, kettle, stove, oven, hot milk, hot chai, coffee, chip pan, oil, fire, flames, firework*, sparkler, petrol, hot drink, noodles, steam, radiator, acid, tea over, candle, bbq, barbecue, hair straightener*, curling iron, exhaust, cup of tea, mug of tea, saucepan, frying pan, cooker',
  burnt:
    'all over him tummy, over him tummy, all over him chest, over him belly, all over him, palm, white, lips, over him*, over her*, over himself, over herself, over his, on his face, on her face, on his chest, on her chest, on his arm, on her arm, on his leg, on her leg, on his hand, on her hand, all over her arm, his face, her face, his chest, her chest, his arm, her arm, her hand on, his hand on, his hand, her hand, hands, his leg, her leg, his legs, her legs, skin, skin came off, skin is, blister*, onto himself, onto herself, on himself, on herself, on my baby, on the baby, over the baby, over my baby, on my son, on my daughter, over my son, over my daughter, caught fire, on fire, her hair, his hair, fingers, her foot, his foot, peeling, himself, herself, him, baby',
  not_burn:
    'drill, fire drill, fire engine, fire truck, paint, glue, drum, sunburn*, dinner, toast, rice, energy, calories, playdough, bag, henna, no burn, mud, pretend, warm bath, shaving, on my laptop, cold tea, lukewarm, olive, coconut, baby oil, massage, learn, safety, song, rhyme, engine, truck, fireman, firefighter, face paint, watercolour, cocoa, birthday, blow out',
  house_fire:
    'red line going up, had her by the, had him by the, he is not here anymore, turned round and, turned around and he, i turned round, spot is sticking out, spot is bulging, fontanelle, tangled in the cord, tangled in the blind, tangled in blind, tangled in cord, fingers in the plug, finger in the plug, thrown back, got in a stranger, got into a stranger, in a stranger car, stranger car, with a stranger, tingling, face is purple, face is blue, face is grey, lips are going, lips going, purple in the face, grunting, blood in vomit, blood in him vomit, fallen down the well, blood coming out, blood from his ear, blood from his nose and, blood from his mouth, somebody took my baby, someone took my baby, took my daughter from, took my son from, went off with someone, gone off with someone, walked off with someone, not seen my, havent seen my, leg is on, arm is on, head is split, head split, head open, split his head, split her head, stay under the glass, spots that, purple spots, cap is off, lid is off the bleach, empty blister, empty packet of, empty pill, empty bottle of, pill box and, house is on fire, kitchen is on fire, flat is on fire, room is on fire, smell gas, gas smell, smell of gas, gas leak, carbon monoxide, co alarm, call an ambulance, call ambulance, called an ambulance, need an ambulance, ambulance is, ambulance come, ambulance coming, ambulance on, waiting for the ambulance, waiting for ambulance, call 911, call 999, calling 999, calling 911, poison control, poison line, anaphyla*, epipen, epi pen, electrocut*, electric shock, electrical shock, got a shock from, shock from the, finger in the socket, fingers in the socket, fork in the socket, nearly drowned, almost drowned, drowned, nearly drown, is drowning, was drowning, face down, face first in the, under the water and, under water and, under water for, underwater for, went under, gone under, slipped under, inhaled water, breathed in water, finger is cut off, cut off his finger, cut off her finger, finger cut off, severed, chopped off his, chopped off her, bone is, bone sticking, bone showing, hanging off, hit by a car, hit by car, run over, knocked down by, ran over, got hit by a, not fade, does not fade, not blanch*, glass test, meningitis, sepsis, no wet nappy, no wet nappies, no wet diaper*, not peed, not weeing, not had a wee, has not weed, not passed urine, not wee since, blood in his poo, blood in her poo, blood in his vomit, blood in her vomit, vomiting blood, coughing blood, throwing up blood, green vomit, bled through, soaked with blood, pool of blood, lots of blood, so much blood, blood everywhere, lot of blood, blood will not, blood does not, bleeding will not, bleeding does not, not stop bleeding, will not stop bleeding, bleeding heavily, bleeding badly, bleeding a lot, bleeding from his ear*, bleeding from her ear*, bleeding from the, bleeding from his head, bleeding from her head, bleeding so much, heavy bleeding, gushing, spurting, stuck in a hot car, in a hot car, locked in the car, trapped in the car, locked inside the car, left in the car, swallowed something, swalllowed, broken arm and, arm is bent, leg is bent, arm looks bent, leg looks bent, arm looks wrong, leg looks wrong, snake bite, snakebite, bitten by a, stung in the mouth, stung in his mouth, stung in her mouth, stung on the tongue, throat is closing, throat closing, tongue is swell*, tongue swell*, throat is swell*, throat swell*, face swell*, face is swell*, lips swell*, lips are swell*, swollen lips, lips swollen, lips are swollen, swollen face, face is swollen, face swollen, swollen tongue, tongue is swollen, tongue swollen, eyes swollen shut, eyes are swollen, hives all over, allergic reaction, allergy reaction, severe reaction, reacting to the, lip swollen, lips are huge, face is puffy, face puffed, face has puffed, lips puffed',
  not_emergency:
    'learn, learning, fire drill, game, pretend, toy, play, practice, practise, drill, lego, teach, siren, song, last year, last summer, years ago, we carry, carry a pen, ketchup, paint, halloween, fake, costume, craft, movie, titanic, in laundry, tea set, laundry, in toys, homework, emails, paperwork, lessons, water fight, cushion, pond dipping, poster, beach ball, puzzle, his seeds, pip, seed, tooth, pride, banana, fruit, fly, bubble, pea, peas, sweetcorn, joke, teddy, food dye, kinder, kindergarten, sofa dive, into the pillow, limbo, gore, dolls, duvet',
  animal:
    'dog, dogs, snake, scorpion, cat, monkey, spider, rat, puppy, bee, wasp, hornet, bull terrier, jellyfish, bees, wasps, cobra, viper, fox',
  bitten:
    'bit, bitten, attacked, attack, mauled, stung, stings, sting, savaged, clawed, has bitten, bit his, bit her',
  bitten_where:
    'baby, him, her, my son, my daughter, my child, my baby, face, hand, arm, leg, neck, boy, girl, toddler, kid, lip, cheek, throat, mouth, us, deep, swell*, swollen, bleeding',
  deep: 'deep, deeply, to the bone, gaping, wide open, needs stitches, open wound, badly, wound',
  water:
    'pond, pool, river, lake, sea, bath, tub, bathtub, well, canal, water, bucket, hot tub, paddling',
  fell_in:
    'fell in, fell into, fallen in, fallen into, pulled out of, pulled from, pulled him out, pulled her out, found in, face down in, went under, gone under, under water, found floating, floating in, slipped in, fished out of, pulled him from, pulled her from, head under',
  water_bad:
    'cough*, cold, shaking, not breathing, breathing, blue, limp, floppy, unconscious, sleepy, vomit*, under, not moving, quiet, found him, found her, lifeless, strange, foam, seems ok, face, crying, minute*, seconds',
  cord: 'cord, rope, blind, string, scarf, bag, belt, strap, cable, wire, ribbon, curtain cord, plastic bag, necklace, dressing gown cord, tie',
  around_neck:
    'round his neck, round her neck, around his neck, around her neck, over his head, over her head, over his face, over her face, round my neck, around my neck, round his throat, around her throat, neck',
  neck_bad:
    'jump, jumped, off the bed, mark, marks, red, blue, breath*, tight*, found, purple, can not, hanging, hung, stuck, what it felt, see what, said he wanted, said she wanted, tied, wrapped, pulled, strangl*, die, died, because',
  missing:
    'missing, is missing, has gone missing, gone missing, went missing, have gone missing, disappeared, vanished, not come home, not come back, never came home, never came back, not come home from, is lost and, been missing, kidnapped, abducted, been taken, snatched, was taken',
  missing_from:
    'missing her, missing his, missing dad, missing daddy, missing papa, missing mum, missing mummy, missing grandma, missing granny, missing grandpa, missing school, missing out, missing one, missing tooth, missing two, missing front, missing teeth, missing nursery, missing home, missing some, missing our, missing you, missing pieces, missing piece',
  not_missing:
    'teddy, toy, bunny, sock, socks, shoe, shoes, tidy, dummy, pacifier, hide and seek, doll, leg, tooth, puzzle, cat, dog, blanket, comforter, mystery, magic*, princess, pirate*, detective, poster, game, story, giggl*, remote, ink, invisible, dinosaur*, cookies, biscuits, rabbit, treasure, homework, book',
  not_find:
    'can not find my, can not find our, can not find the, lost my, lost our, can not find him, can not find her, can not find them, not find him anywhere, not find her anywhere, nowhere to be found, not seen him since, not seen her since, took my, taken my, stole my, has taken my, kidnapped my, abducted my, ran off with my, will not bring back my, snatched my, someone took my',
  found_child:
    'son, daughter, child, children, kids, boy, girl, toddler, baby, little one, yearold, anywhere, nephew, niece, teen*, twins',
  found_more:
    'anywhere, hour, hours, police, since, morning, park, shop, shopping, mall, night, and will not, not bring, bring her back, bring him back, bring them back, market, street, beach, crowd, school, help, baby, away, home, now, airport, station, minutes',
  ran_off:
    'ran off, run off, stormed out, walked out, ran away from home, run away from home, has run away, have run away, ran off and, ran away and, ran away last, ran away this, not come home, not come back from, not home yet and, walked out of school, ran away yesterday',
  ran_more:
    'not come back, not back, hours, night, police, anywhere, phone, worried, not found, since, home, he is 1, gone, yesterday, search*, cold, dark',
  // What makes all of it something else.
  play: 'pretend*, make believe, play dead, playing dead, plays dead, cops and, robbers, murder mystery, role play, roleplay, play hospital, plays hospital, hospital play, play doctor, plays doctor, doctor play, playing doctor, playing hospital, play vampires, play funeral, game about, game where, video game, minecraft, superhero*, pirate*, zombie*, vampire*, dragon*, dinosaur*, dino, puppet*, teddy, teddies, doll, dolls, cartoon, novel, bandit*, villain*, knights, ninja*, cowboy*, spy, kidnappers, sheriff, soldiers, fairy, witch, witches, princess, costume*, theatre, theater, game of, games about, story about, stories about, book about, film about, movie about, film where, movie where, story where, song about, wrestlers, halloween, playmobil, barbie, elsa, nerf, karate, wolf, goblin*, werewol*, gladiator*, sleeping beauty, snow white, cluedo, detective*, fairy tale, comic, the bad guy, bad guys, rehearsal, school play, drama class, jurassic, volcano*',
  joke: 'lol, lolz, haha, hahaha, ha ha, lmao, jk, rofl, kidding, joking, dramatic, xd, only joking, figuratively, so to speak, send wine, send help lol, wine o',
  in_earnest:
    'for real, not joking, no joke, not kidding, i mean it, seriously not, do not laugh, i laugh but',
  // Small helpers of single signs.
  shook: 'shook, shaken',
  if_i_hear:
    'if i hear, if i have to, one more time i, again i will, once more and i, once more i, if she asks, if he asks, if they ask, at work, laughing',
  party:
    'party, parties, sugar, film, movie, chocolate, cake, coffee, tablet time, screen*, youtube, gin rummy, wedding, cartoons, sweets, tea',
  overdose: 'overdose*, too many, whole box, all her, all his',
  razor: 'razor, razors, razor blade*, blade, blades, sharpener blade*',
  hidden_in: 'under, mattress, pocket, drawer, room, bag, pillow, found, phone case, bed',
  hang_neck: 'hang himself, hang herself, hanged, noose',
  said: 'said, says, told, wanted, what it',
  hurt_now: 'hurt, hurts, hit, hits, punched, stabbed, pushed, hurting',
  blood: 'blood, bleeding, floor, crying, scared',
  hits_by:
    'hit by, beaten by, slapped by, abused by, attacked by, assaulted by, strangled by, punched by, raped by, threatened by, scared of, afraid of, being hit, being beaten, being abused, choked by, kicked by, hurt by, tortured by',
  grown_control:
    'wages, salary, bank, bank card, passport, documents, my money, all the money, car keys, see my family, see my friends, my family, my parents, my sister, location, cameras, leave the house, prisoner, slave, worthless, whore',
  we_hide: 'we, us, kids, children, me, hiding, scared, locked, front, downstairs, police',
  if_leave:
    'if i leave, if i go, if i tell, if i call, if i do not, tonight, when i leave, he says, he said',
  in_game:
    'at chess, at cards, game, match, race, fun, playful*, at football, at cricket, record, score, wrestl*, in the garden with water, tickl*',
  dangerous_home:
    'something bad will happen tonight, he will find us, he finds us, he found us, he knows where we, has found us, has found out where, found out where we, kicking the door in, kick the door in, kicks the door in, breaking the door, broke the door down, smashing the house, smashed up the house, smashes the house, banging on the door drunk, do not feel safe at home, do not feel safe with, not feel safe in, do not feel safe around, is not safe at home, safe place to go, need to leave tonight, have to leave tonight, need to get out tonight, following us home, following me home, man following us, somebody is following, someone is following, he follows us, outside our house every night, outside the house again, tries to protect me, tried to protect me, get between us, shielding me, stands in front of me when, hear his key, his key in the door, his car pull up',
  online_act:
    'message*, messaging, sends, asked, asks, wants, contact*, texts, texting, talking to, chats, writes',
  pronoun: 'him, her, them, me',
  harsh_how:
    'stick, belt, wire, rod, spoon, slipper, cane, bruise*, marks, mark, hard, face, leaves, left, every, bleeding, drunk, again, scared, when i am at work, iron, cigarette*, head, daily, badly, crying, cries, stay over',
  child_says:
    'says, said, told me, tells me, telling me, he says, she says, daughter says, son says, told his teacher, told her teacher',
  not_hit:
    'target, like button, bath time, awake, hands, dressing, her to, him to, them to, own toy',
  snap: 'snap, explode, lose it, lose control, go too far',
  regret: 'forgive, scared, crying, can not, regret, hate, sorry, ashamed, scream*',
  bully:
    'bully, bullies, bullied, bullying, girls at school, boys at school, kids at school, classmates, cyberbull*',
  bully_bad:
    'will not leave his room, will not leave her room, not leave the house, not go to school, not get out of bed, kill, die, dead, hurt*, beaten, beat him, beat her, beat up, hit, kick*, spit*, blood, hospital, cut*, himself, herself, every day, threat*, not eat*, broken, terrified, self, hates himself, hates herself, worthless, shaking, vomit*, wets, naked, video, knife',
  ill_sign:
    'tummy, stomach ache, belly, drool*, cough*, vomit*, throwing up, threw up, lips, mouth, tongue, throat, next to her, next to him, beside her, beside him, pain, sick, crying, not swallow, gag*, burnt, burning, sleepy, drowsy, some are gone, opened, bleeding, bleed, foam*, dizzy, wobbly, weird, strange, quiet',
  hazard_gone:
    'gone, missing, empty, open, opened, off, next to, spilled, half, less, chewed, lost, not there, in her nose, in his nose, up his nose, up her nose, can not find, swallowed, from the set',
  hurt_part:
    'head, forehead, lip, lips, eye, nose, ear, arm, leg, finger, fingers, hand, palm, foot, neck, mouth, tongue, throat, face, chest, ribs, skin, shoulder, knee, elbow, wrist, ankle, back, tooth',
  damage:
    'split, split open, hole, bleeding, blood, swell, swelling, swollen, burnt, bent, backwards, crooked, hanging off, numb, blister*, peeling, crushed, can not move, will not move, wrong way, wrong angle, broken, white, deep, open, gash, purple and, huge lump',
  cause:
    'fell, fallen, falling, falls, hit, banged, crashed, iron, came off, jumped, stung, dropped, slammed, trapped, shut in, door, bitten, bit, cut, pulled over, glass, knife, drill, saw, lawnmower, treadmill, escalator, radiator, stove, trampoline, bike, hot oil',
  kid_hit_by:
    'husband, partner, boyfriend, he has started, he started, hes started, he is, his father, her father',
  older:
    'older one, younger one, the little one too, the kids too, kids as well, the boys too, my son too, my daughter too',
  sitter_hits:
    'au pair, nanny, babysitter, sitter, childminder, maid, ayah, teacher, carer, worker, staff',
  violent_word:
    'violent, violence, bruise*, black eye*, strangl*, throttl*, beats me, beats us, beating me, beating us, beat me, hits me, hit me, hitting me, hits us, hit us, hitting us, hitting the kids, hits the kids, hurts me, hurt me, hurting me, hurts us, hurt us, hurting us, kicks me, kicked me, punches me, punched me, slaps me, slapped me, pushes me, pushed me, shoved me, threatens*, threatened, threatening, threats, terrified of, afraid of him, afraid of her, scared of him, scared of her, screams at us, police came, called the police, call the police, laid into, lays into, knife, gun, petrol, acid, fists, broken nose, split lip, punching the walls, punches walls, hole in the wall, in front of the kids and hit, choked me, raped, refuge, bleeding, attacks me, attacked me, hurt the kids, hurt my mum, wants to kill, will kill, abusive, abuses, abusing',
  hang_cord: 'belt, rope, noose, wire, cable, plastic bag',
  my_hands: 'my hands, my hand, my fingers',
  neck_face: 'neck, throat, mouth, nose and mouth',
  message: 'messages, messaging, texts, texting, snapchats, dms, calls her, calls him',
  message_bad: 'pictures, photos, night, secret*, delete*, meet, love*, hotel, alone, bra, body',
  took_much:
    'took too much, taken too much, took too many, taken too many, took more than i should, took the lot, took them all, taken them all, took all of them, swallowed them all, swallowed all of them',
  took_signs:
    'sleepy, dizzy, kids here, tablets, pills, sick, drowsy, alone, scared, help, calm, blurry, room is spinning, medication, sleep',
  sweet:
    'cookies, biscuits, sweets, photos, turns, cakes, chocolates, on at work, projects, time, pictures',
  explaining:
    'people, wonders what, film, explain, explains, explaining, heaven, question*, asks if, asks about, asked if, asks what, curious, how do i tell, how to tell, how to talk, talk to her about, talk to him about, gently, worries that, teach, grandma, grandpa, nana, nani, granny, nan, dadi, everyone dies, everybody dies',
  imagined:
    'pictures of, see pictures, images, thoughts of, keep seeing, imagine, imagining, afraid, i see, visions, urge',
  blood_word: 'blood, bleeding, bleeds, bloody',
  wrist: 'wrist, wrists, forearm, thigh, thighs',
  at_me:
    'came at me, comes at me, came at us, went for me, goes for me, chased me, chased us, chases me, hit me, hits me, hitting me, beat me, beats me, attacked me, threatened me, threatened us, threatens me, threatens us, threw at me, swung',
  cares:
    'babysitter, sitter, nanny, au pair, maid, childminder, neighbour*, nursery, grandma, teenager',
  pictures_bar:
    'picture*, washing, laundry, lights, decorations, ornaments, bauble*, clothes, coat, out with, out together',
  force:
    'hold*, holds, tight, pulls me, twist*, broke, break*, smash*, cut, stamp*, punch*, kick*, burn*, slap*, drag*, shov*, slam*, bang*, crack*, crush*, grip*, squeez*, beat*, whip*, strangl*, chok*, pressed, held down, knelt on, knock*, stabb*, threw, throw*, hit, hits, hitting, headbutt*, smack*, hurt, hurts',
  my_body:
    'my hand, my hands, my face, my head, my neck, my throat, my arm, my arms, my wrist, my wrists, my back, my stomach, my belly, my ribs, my jaw, my shoulder, my ankle, my ankles, my legs, my leg, my mouth, my eye, my nose, my teeth, my tooth, my finger, my fingers, my skin, my hair, my cheek, my chest, my ear',
  not_tired_of: 'boxes, suitcase, suitcases, in laws, small flat, one room, city, out of',
  tea: 'tea, coffee, juice, water, milk, smoothie, cocoa, lemonade',
  cannot_stop_it:
    'can not stop it, not stop it, not stopping, will not stop, does not stop, keeps coming, keeps bleeding, pouring, soaked, soaking',
  cut_marks:
    'lines on him arm*, lines on him leg*, lines on him thigh*, cuts on him arm*, cuts on him wrist*, scars on him arm*, cuts up him arm*, cuts all over him arm*, marks on him wrist*',
  look_down: 'looking down, look down, jump, jumping, what if, every night, easy, one step',
} as const
