/*
 * Sentences that try `findContact`, kept as they were first written: a rule is mended for them, they are
 * not mended for a rule.
 */

const lines = (text: string) => text.trim().split('\n')

/** Each lets a stranger be reached, brings a child to one, or asks for its picture. */
export const unsafeSentences = lines(`
Order the full set at wonderblocks.co.uk today.
More ideas like this on kidsplay.fun/free
Type happyfamilies.me into your browser.
The printable is at bit.ly/3xYzAbc
Find it under tinytoys dot org slash start.
Our site is called bright minds dot net.
Go to wonder-kids[.]com for the rest.
Look for us at детскийсад.рф and sign in.
Open 192.168.13.77 on your tablet.
Write to lena.k (at) mailbox (dot) org with questions.
You can reach me under lena underscore k at gmail.
My mail is lenak AT posteo DOT de.
Ring nine zero two, four one seven, six six three eight.
The number is seven seven double four one nine zero two.
Dial 0 7 7 0 0 9 0 0 1 2 3 and ask for Tom.
Text 07700_900_123 for the second part.
0151/2345/678 is where you get me.
Telephone: (0044) 7700 900 456
You get the answer on +1.212.555.0173.
We are at 48 Maple Grove Road, second door.
Our flat is 7b, 220 Station Street.
I live at number 9 Church Lane, come by.
Send letters to PO Box 4471.
Add me on Snapchat, I am tobias_fun.
I post more on my TikTok every night.
Insta: sunny.mama.plays
Hit me up on Discord for more games.
Search for SunnyMamaPlays on YouTube and subscribe.
You find me on Signal under the name Papabear.
Join our WhatsApp group for parents.
Send me a message and I will tell you the trick.
Drop me a line if your child liked it.
Contact me for the missing pieces.
Shoot me a DM when you are done.
Give me a call tonight.
Let me know your phone number so we can talk.
Tell me where you live and I will send a prize.
Write down your home address and send it to us.
Ask your child for the name of the school and tell me.
Have your daughter text me when you are out.
Your child can chat with me after bedtime.
Let your son add me as a friend in Roblox.
Don't tell your mother about this game, it is our secret.
Let us meet at the playground behind the church tomorrow.
Meet me by the fountain at five.
Come over to my place and we will build it together.
Drop your daughter off at my flat for the afternoon.
I can watch your kids while you rest, just bring them over.
Leave your son at the station on his own, somebody picks him up.
Send the children into the woods alone, I wait at the lake.
I will pick her up after school.
Your child should get into my van for the surprise.
I would love to get to know your little girl in person.
The next part takes place at my house.
I'll be waiting at the bus stop for the kids.
Film your child in the bathtub.
Photograph your daughter in her swimsuit and share it with us.
Take pictures of the children getting changed.
Please mail me a picture of your little one asleep.
Snap a picture of your son and upload it to my page.
Record a video while she has no clothes on.
Send a clip of your child dancing to the author.
Show me what your child looks like, a photo is enough.
Post a photo of your child below so that all of us can see.
Let your child stand in front of the camera without trousers.
Make a video call with me so that I can see the kids play.
Have your child take off everything and lie on the bed.
W h a t s A p p me for the solution.
Wr1te to me on t3legram.
`)

/** Each could stand in an activity as it is: nothing in it is refused. */
export const harmlessSentences = lines(`
Take a photo of the tower before it falls.
Call out a number and hop that many times.
Meet at the sofa when the song ends.
Send the ball to me with one finger.
Do a dot to dot of twelve dots.
Put a message in a bottle and let it float in the bowl.
Bring your child a cushion to sit on.
Draw a picture of your family and hang it on the fridge.
Take a photo of your child next to the finished castle.
Show me your picture and tell me its name.
Pretend to phone Grandma on a banana.
Hold a shoe like a telephone and say hello.
Send a postcard to somebody you miss.
Write a letter to the moon and put it on the sill.
Write your address on the envelope of the pretend letter.
Call me when you have found all five spoons.
Call me a dragon and I will roar.
Text on the cereal box: find the letter A.
Follow me like a shadow around the table.
Find me behind the curtain.
Reach me the red cup, please.
Count five, four, three, two, one, lift off!
Clap one two, one two, one two three.
Count by twos: two four six eight ten twelve.
Roll a three, a five and a two and add them up.
Write the numbers 1 to 20 on small cards.
Skip count 5, 10, 15, 20, 25, 30, 35.
Measure 30 cm of string and 12 cm of tape.
The scores were 3-2, 4-1 and 5-5.
Use a 2 x 4 grid and fill in 8 squares.
Start at 10:30 and stop at 10:35.
Line up at the finish line and wait for the signal.
On the signal, freeze like a statue.
Zoom like a car down the hall.
Snap your fingers to the beat.
Draw one line and follow it with your finger.
Twitter like birds in the morning.
Pass the secret message from ear to ear.
Whisper a secret to the teddy bear.
Keep it a secret until the birthday.
Let your child try it alone first.
Let your child lie down without shoes.
Take off your shoes and socks and feel the rug.
Dress and undress the doll with big buttons.
Put on the coat and take off the hat.
Give the teddy a bath in an empty bowl.
Wash the doll in the tub of bubbles.
Go to the park and collect five leaves.
Wait at the bench until your child comes back with a stick.
Bring your child to the window and look for clouds.
Take your child outside and listen.
Ask your child: "Who lives in this house?"
Knock on the box and say: "Is anybody home?"
Come to the kitchen and smell three spices.
"Nice to meet you," says the puppet.
Where do the two lines meet?
I will be the shopkeeper and you will be the customer.
I'll wait at the end of the tunnel.
Welcome to my shop! What would you like to buy?
Build a house with my blocks and yours.
Drive the toy cars into the garage.
Get in the box car and steer.
Play the video again and copy the dance.
Look at the pictures in the book and make up a story.
Stand in front of the mirror and make a face.
Draw your home and the way to school.
Learn your phone number as a song.
Look at the dot in the middle and breathe.
Spell C-A-T with three letters.
Say a, b, c, d, e, f and g.
Mix water and flour, e.g. in a big bowl, at approx. 1:1.
The best part? Guessing.Then you tidy up together.
Share the blocks fairly: two for me, two for you.
Give me the blue one and keep the red one.
Tell me about your tower.
Put the treasure at number 4 on the map.
Make a street with 12 paper houses.
Walk down the road and count red doors.
A stranger in the story needs help: what would you do?
Be a messenger and carry the note to Dad.
`)

/** Each is said in stories and pretend play: nothing in it is refused, though a person may have to look. */
export const playSentences = lines(`
Tell me where you are hiding.
Hop in my car, says the bear.
Call me on the tin can telephone.
Leave me a message under the pillow.
Follow me on tiptoe.
Ask: what is my phone number?
Visit my house, says the snail.
I will be waiting at the castle gate.
Write a letter to the pirate captain and hide it under the rug.
Ring ring! The bear calls the rabbit on the tin can telephone.
Hold one can to your ear and tell me a secret.
The fox says: come and find me behind the curtain.
Count to ten while I hide, then come looking for me.
Tell me where the treasure is buried, says the parrot.
The mouse sends a message in a bottle to the whale.
Knock at the owl's door and ask if anyone is home.
I live in a shoe box, says the hedgehog; where do you live?
Climb into my boat, calls the frog, we sail at once.
Meet the dragon at the bridge made of pillows.
The postman brings a card: guess who wrote it.
Follow the paper arrows to the hidden den.
Give the teddy a ticket and let him ride on your train.
Phone the moon with a banana and ask how it slept.
Draw a map that shows the way to my cave, growls the lion.
Whisper a password to the guard, then crawl through the tunnel.
Send the snail a letter that takes a week to arrive.
Pretend to be lost sheep and answer when the shepherd calls.
Visit the doll's house and drink tea with the queen.
Say your robot name and your robot number.
The wolf asks: may I come to your party tonight?
Wait for me at the foot of the beanstalk, says the giant.
Invite every soft toy to a picnic on the carpet.
Take a pretend photo of the lion with a box camera.
Show me your best monster face and I show you mine.
Stick a note on the door: the witch is out, back at three.
Who has my number seven card? Ask the player on your left.
Hop on my back, says the kangaroo, and hold on tight.
Leave a trail of buttons so that the bear can find you.
`)
