import type { ContentTexts } from '../content/load.ts'

/** The files of content/, word for word; written by scripts/embed-content.ts. */
export const TEXTS: ContentTexts = {
  'surface.txt': `# The surface. After the size line, a row number and one character for each milepost.
60 x 40
 0 ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 1  ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 2 ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ . . . m A A m m m A m . . . ~ ~ ~ ~ ~ ~ p ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 3  ~ ~ ~ ~ ~ ~ ~ ~ . f p f . m A m A m m m m s . . . . . . m m A m A f . ~ ~ ~ ~ ~ ~ ~ . m p ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 4 ~ ~ ~ ~ ~ ~ ~ f . s f f f A m m A V m A V A . . . . . . . . . . f f s . m p ~ ~ ~ ~ . . . . . ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 5  ~ ~ ~ ~ ~ ~ f f . . f f f A A c m m . f f . . A A . . . . . . . . f . . m . ~ ~ ~ f . . s m . ~ ~ ~ m m . ~ ~ ~ ~ ~ ~ ~
 6 ~ ~ ~ ~ ~ ~ . . . . f f . . m A m m . f f . . A m . f f . . . . . f . . A m . . w . . f f f . ~ ~ m . . . . . ~ ~ ~ ~ ~
 7  ~ ~ ~ ~ ~ ~ A . . . f f . . A m m . u f f . m m V . f f . . . . . f . . m m m m ~ ~ ~ f . ~ ~ P * f . . . . f f ~ ~ ~ ~
 8 ~ ~ ~ ~ ~ ~ ~ ~ f f . m f f f f f f m A A m m A m m . . . . f f f f m m A A A m ~ ~ ~ ~ ~ ~ ~ * @ * f . . . f f f ~ ~ ~
 9  ~ ~ ~ ~ ~ ~ ~ ~ ~ f . s f f f f f f m A A * * m m . . . . . f f f . f f . . . f ~ ~ ~ ~ ~ ~ . * * f f m m m . . p ~ ~ ~
10 ~ ~ ~ ~ ~ ~ ~ ~ ~ f f f f f f f f f m A m * @ * m m m . . . . c . . . . . . . f f ~ ~ ~ ~ ~ ~ f f f . . m m . m . . ~ ~
11  ~ ~ ~ ~ ~ ~ ~ p . f f f f f f s f m m A A * * A m . . . . . . . . . . . . f f * * ~ ~ ~ ~ ~ f f f f . A . m m m m ~ ~ ~
12 ~ ~ ~ ~ ~ ~ ~ f f * * f f f f f f m m m m A A m m m . . . . . . . . . . . . . * @ P ~ ~ ~ ~ ~ f f f . m A . . . . . ~ ~
13  ~ ~ ~ ~ ~ ~ f f * @ * f f f f f f m m m . . . . . . . . . . . . . . s . . . . * * ~ ~ ~ ~ ~ ~ f f . f f f m c . . ~ ~ ~
14 ~ ~ ~ ~ ~ ~ f f f * * f f f f f f f m A A A m . . m . . s . . . . . . . . . . . . . ~ ~ ~ ~ ~ f f . . . f . . . . f ~ ~
15  ~ ~ ~ ~ p f f f f f f f f f f f f m m A m A m m c . . . . . . . . . . . . . . . . p ~ ~ ~ ~ ~ p . . . . m m m . . ~ ~ ~
16 ~ ~ ~ ~ f f f c m f f f f f f f f f m A m A A m m m m . . . . . . . . . . . . . . . ~ ~ ~ ~ ~ ~ . . . m A m m . . ~ ~ ~
17  ~ ~ ~ m d d . . . . m m m . d d m . . m A A A m m . m u . . . . . f . . c . . f f f ~ ~ ~ ~ ~ ~ m m . A A . . . ~ ~ ~ ~
18 ~ ~ ~ ~ d d d d d m m u m m d d d . f f m A m f m m m . . . s m m f m . . . . f f f ~ ~ ~ ~ ~ ~ m m s . f m . . ~ ~ ~ ~
19  ~ ~ ~ ~ ~ ~ w ~ ~ ~ m m m c d d . . . . A A A s m . . . f f f f f f m . . . . . . ~ ~ ~ ~ ~ ~ ~ . . . . m m ~ ~ ~ ~ ~ ~
20 ~ ~ ~ ~ ~ d d d d d . . d d d m m m f m A m A A m m . . f f f f f f . f . . . . . ~ ~ ~ ~ ~ ~ ~ . . . A A m . . ~ ~ ~ ~
21  ~ ~ ~ d d d d m s . d d d d d m m m m m c A m A m . . . f f f f . . f f . . . ~ w f . ~ ~ ~ ~ f f . . m f . . . ~ ~ ~ ~
22 ~ ~ ~ p d d d m m . d d d d d d d m . f m m m m m m . . f f f f f c f f . . ~ ~ . . f m ~ ~ ~ . . . m m m A . m . ~ ~ ~
23  ~ ~ . d d m m d d d d d d m d d d . f . f . . . . . . f f s f f f f f f . ~ ~ . . m m f ~ ~ . . . . . . . A . p ~ ~ ~ ~
24 ~ ~ ~ d d m c d d d d . d s d . d d . . . . . . . m f f f f f f f f f f . ~ ~ ~ f f s m ~ ~ ~ . . . . m m c m m . ~ ~ ~
25  ~ ~ d d d d d d d d d d d d d d d m m m m m s A m f f f f f f f f f f f ~ ~ ~ ~ p m . m ~ ~ . . . f f . m . . m ~ ~ ~ ~
26 ~ ~ ~ . f f f f m . . . d . d d d d m m A A A A m m f f . . . . f f f f f ~ ~ ~ ~ . f ~ ~ ~ p . m f f m . . . . . ~ ~ ~
27  ~ ~ . . f f . . m . . j j j d m m d u j j j A A m f f f . . . . . f f j ~ ~ ~ ~ ~ ~ ~ ~ ~ . . . m f f m m m . . . ~ ~ ~
28 ~ ~ ~ . . . . m m . . . j j j j m j j j m . j j m m j j j j j m j j j p ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ . f f f * * m f . . . ~ ~ ~
29  ~ ~ ~ . . . . m s . . j j j j j j j j j m . j j j j j c j j m . . j ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ . . f f * @ * A m . . . ~ ~ ~
30 ~ ~ ~ . * * . . . . . . j j j j j j j j j j j j j j j j j j j . m j ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ . . . f * * m m f f . ~ ~ ~
31  ~ ~ ~ P @ * . . f f . . j j j j j j j j j j j m p j j j j j j m . ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ . . . . m f A f f f ~ ~ ~ ~
32 ~ ~ ~ . * * . . . . . . j j j j j j j j j * * . ~ ~ ~ ~ ~ w ~ ~ w ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ . . . . f f f f f ~ ~ ~ ~
33  ~ ~ ~ . . . . . . . m j j s j j j j . j * @ * . ~ ~ ~ m m . m . f f f . . f f . ~ ~ ~ ~ ~ ~ ~ ~ p f f s f f f ~ ~ ~ ~ ~
34 ~ ~ ~ ~ . . f . m m m m j . j j j j m m j * * . ~ ~ ~ ~ . f . f . m m m . . m . . ~ ~ ~ ~ ~ ~ ~ ~ ~ f f f f f ~ ~ ~ ~ ~
35  ~ ~ ~ ~ ~ f f f . . . j j j j j j j j j j j j m ~ ~ ~ ~ . . . ~ ~ f f s . . . . ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
36 ~ ~ ~ ~ ~ ~ ~ ~ . p . . j j j j j j j j j j j j ~ ~ ~ ~ f f f ~ ~ ~ . . f . p ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
37  ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ j j ~ ~ ~ ~ j j s j j ~ ~ ~ ~ f . . ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
38 ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ j j j p ~ ~ ~ ~ p f . ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
39  ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
`,
  'under.txt': `# The underground, drawn like the surface.
22 x 13
 0 # # # # # # r r r r r r . r r # r r # # # #
 1  # # # # r r r r r r r u . r r r r r # # # #
 2 # # # r r r r r r r . . r r r r r r r r # #
 3  # r r r r r r r r r r . r r r r r r r r # #
 4 # r r r r r r r r r r r r r r r r r r r r r
 5  r . r r r . r r r r * * . r . r r r r r r r
 6 r r u . . r . . . r * @ * . . . r . . u r r
 7  r r . . r . r r . . * * r r r r . r r . r #
 8 r r r r r r r . . r r . . r r r r r r r r r
 9  # r r r r r s r r r r . r r r r r r r r r #
10 # # r r r r r r r r r . . r r r r r r r r #
11  # # # # r r r r r r r u r r r r r r # # # #
12 # # # # # # r r r r r r . r r r # # # # # #
`,
  'regions.txt': `# Who the land belongs to: a row number and one letter for each milepost of the surface. The underground is U.
N | Northern Wastes
L | Glyth Gamel
K | Karnspine
B | Aldermark
D | The Scald
S | Saltmarrow Coast
J | Maokh
H | Hollin Vale
G | Gull Isles
E | Elder Isle
o | ocean
U | Undervault
 0 oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo
 1 oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo
 2 oooooooooooNNNNNNNNNNNNNNooooooNoooooooooooooooooooooooooooo
 3 ooooooooNNNNNNNNNNNNNNNNNNNNNNNNNNNoooooooGGGooooooooooooooo
 4 oooooooNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNooooGGGGGooooooooooooo
 5 ooooooNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNoooGGGGGGoooEEEooooooo
 6 ooooooNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNGGGGGGGooEEEEEEooooo
 7 ooooooNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNoooGGooEEEEEEEEEoooo
 8 ooooooooLLLLLLLLLLKKKKKKKKNNNNNNNNNNNNNNoooooooEEEEEEEEEEooo
 9 oooooooooLLLLLLLLLKKKKKKKBBBBBBBBBBBBBBBooooooEEEEEEEEEEEooo
10 oooooooooLLLLLLLLLKKKKKKKKBBBBBBBBBBBBBBBooooooEEEEEEEEEEEoo
11 oooooooLLLLLLLLLLKKKKKKKKBBBBBBBBBBBBBBBBoooooEEEEEEEEEEEooo
12 oooooooLLLLLLLLLLKKKKKKKKKBBBBBBBBBBBBBBBBoooooEEEEEEEEEEEoo
13 ooooooLLLLLLLLLLLKKKKKKKKBBBBBBBBBBBBBBBBooooooEEEEEEEEEEooo
14 ooooooLLLLLLLLLLLLKKKKKKKKBBBBBBBBBBBBBBBBoooooEEEEEEEEEEEoo
15 ooooLLLLLLLLLLLLLKKKKKKKKBBBBBBBBBBBBBBBBBoooooEEEEEEEEEEooo
16 ooooLLLLLLLLLLLLLLKKKKKKKKBBBBBBBBBBBBBBBBooooooEEEEEEEEEooo
17 oooDDDDDDDDDDDDDKKKKKKKKKBBBBBBBBBBBBBBBBBooooooEEEEEEEEoooo
18 ooooDDDDDDDDDDDDDKKKKKKKKKBBBBBBBBBBBBBBBBooooooEEEEEEEEoooo
19 ooooooDoooDDDDDDKKKKKKKKKBBBBBBBBBBBBBBBBoooooooEEEEEEoooooo
20 oooooDDDDDDDDDDDDKKKKKKKKKBBBBBBBBBHHHBBBoooooooEEEEEEEEoooo
21 oooDDDDDDDDDDDDDKKKKKKKKKHHHHHHHHHHHHHHoGGGooooEEEEEEEEEoooo
22 oooDDDDDDDDDDDDDDKKKKKKKKKHHHHHHHHHHHHooGGGGoooEEEEEEEEEEooo
23 ooDDDDDDDDDDDDDDDKKKKKKKKHHHHHHHHHHHHooGGGGGooEEEEEEEEEEoooo
24 oooDDDDDDDDDDDDDDDKKKKKKKKHHHHHHHHHHHoooGGGGoooEEEEEEEEEEooo
25 ooDDDDDDDDDDDDDDDKKKKKKKKHHHHHHHHHHHooooGGGGooEEEEEEEEEEoooo
26 oooSSSSSSSSSDDDDDDKKKKKKKKHHHHHHHHHHHooooGGoooEEEEEEEEEEEooo
27 ooSSSSSSSSSJJJDDDDJJJJJJJHHHHHHHHHHJoooooooooEEEEEEEEEEEEooo
28 oooSSSSSSSSSJJJJDJJJJJJJJJJJJJJJJJJJooooooooooEEEEEEEEEEEooo
29 oooSSSSSSSSJJJJJJJJJJJJJJJJJJJJJJJoooooooooooEEEEEEEEEEEEooo
30 oooSSSSSSSSSJJJJJJJJJJJJJJJJJJJJJJooooooooooooEEEEEEEEEEEooo
31 oooSSSSSSSSJJJJJJJJJJJJJJJJJJJJJJoooooooooooooEEEEEEEEEEoooo
32 oooSSSSSSSSSJJJJJJJJJJJJoooooGooGooooooooooooooEEEEEEEEEoooo
33 oooSSSSSSSSJJJJJJJJJJJJJoooGGGGGGGGGGGGGooooooooEEEEEEEooooo
34 ooooSSSSSSSSJJJJJJJJJJJJooooGGGGGGGGGGGGGoooooooooEEEEEooooo
35 oooooSSSSSSJJJJJJJJJJJJJooooGGGooGGGGGGGoooooooooooooooooooo
36 ooooooooSSSSJJJJJJJJJJJJooooGGGoooGGGGGooooooooooooooooooooo
37 oooooooooooooJJooooJJJJJooooGGGooooooooooooooooooooooooooooo
38 ooooooooooooooooooooJJJJooooGGGooooooooooooooooooooooooooooo
39 oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo
`,
  'goods.txt': `# good | chips
ale | 4
armour | 4
cattle | 4
cloth | 4
coal | 4
dragons | 3
fish | 3
fruit | 3
furs | 4
gems | 3
glass | 3
gold | 4
hops | 4
iron | 4
ivory | 4
lumber | 4
pilgrims | 3
potions | 4
salt | 4
scrolls | 3
spice | 4
steel | 4
wands | 3
wheat | 4
wine | 4
wool | 4
`,
  'cities.txt': `# name | size | map q r (of the centre, for a major city) | goods
Bluefeld | major | 0 40 12 | hops
Karrowgate | major | 0 22 10 | iron
Ondolar | major | 0 50 29 | pilgrims, scrolls
Quillhaven | major | 0 48 8 | cloth, wands
Saltmarrow | major | 0 4 31 | salt
Thornmere | major | 0 9 13 | pilgrims
Uloggh | major | 1 11 6 | ale
Wychmoor | major | 0 21 33 | wands
Bremmner | medium | 0 31 10 | steel
Cinderfair | medium | 0 6 24 | armour, glass
Deepcut | medium | 0 20 21 | iron
Farrowmere | medium | 0 53 24 | cloth
Fernhollow | medium | 0 7 16 | wine
Gildersty | medium | 0 36 17 | wheat
Ironsill | medium | 0 24 15 | armour, steel
Lanternquay | medium | 0 54 13 | potions
Mrrath | medium | 0 27 29 | ivory, spice
Nordkassel | medium | 0 15 5 | dragons
Sunder Wells | medium | 0 13 19 | gold
Vinterlyn | medium | 0 33 22 | wine
Applecourt | small | 0 29 23 | lumber
Brinefold | small | 0 8 29 | cattle, wool
Candlewick | small | 0 51 33 | potions
Coldanvil | small | 0 23 19 | gems
Corsair's Rest | small | 0 42 24 | fish
Dripstone | small | 1 6 9 | ale
Dustharrow | small | 0 13 24 | gold
Emberlee | small | 0 21 3 | coal
Gannet Rock | small | 0 44 5 | fish
Haymarch | small | 0 28 14 | wool
Hoarwick | small | 0 9 4 | furs
Mirage Post | small | 0 8 21 | gems
Mossgate | small | 0 15 11 | fruit
Orchid Landing | small | 0 21 37 | fruit
Owlstone | small | 0 50 18 | scrolls
Palmhook | small | 0 35 35 | fish, spice
Pennywater | small | 0 30 18 | wheat
Pickhollow | small | 0 22 25 | coal
Skarn | small | 0 34 4 | furs
Ssorra | small | 0 13 33 | ivory
Tollbridge | small | 0 34 13 | cattle
Willowend | small | 0 11 9 | lumber
`,
  'rivers.txt': `# A river and the links it crosses, in the order of the stream: the upper (or left) end and E, SE or SW.
Greywash: 20,6SE 20,6E 20,5SE 21,5SW 21,5SE 22,5SW 22,5SE 22,5E 23,4SE 23,4E 23,3SE 24,3SW 24,3SE 25,3SW 25,3SE 26,3SW 26,3SE 27,3SW 27,3SE 28,3SW 28,3SE 28,3E
Thornrun: 17,12SW 16,12SE 16,12SW 15,12E 15,11SW 14,11SE 14,11SW 13,11SE 13,11SW 12,11SE 12,11SW 11,11SE 11,11SW 10,11SE 10,11SW 9,11SE 9,11SW 8,11SE 8,12E 8,12SE 8,12SW 7,12SE 7,12SW
Aldwater: 25,12E 26,12SW 25,13E 26,13SW 26,13SE 27,13SW 27,13SE 28,13SW 28,13SE 29,13SW 29,13SE 30,13SW 30,14E 31,14SW 30,15E 31,15SW 31,15SE 32,15SW 32,15SE 33,15SW 33,15SE 34,15SW 34,15SE 35,15SW 35,15SE 36,15SW 36,15SE 37,15SW 37,15SE 38,15SW 38,15SE 39,15SW 39,15SE 40,15SW 40,15SE 41,15SW
Hollin Brook: 24,20E 25,20SW 25,20SE 26,20SW 26,20SE 27,20SW 27,20SE 28,20SW 28,20SE 29,20SW 29,20SE 30,20SW 30,20SE 31,20SW 31,20SE 32,20SW 32,20SE 33,20SW 33,20SE 34,20SW 34,20SE 35,20SW 35,20SE 36,20SW 35,21E 36,21SW 36,22E 37,22SW
Scaldbed: 15,23E 15,23SE 15,23SW 14,23SE 14,23SW 13,23SE 13,23SW 12,23SE 12,23SW 11,23SE 11,23SW 10,23SE 10,23SW 9,23SE 9,23SW 8,23SE 8,23SW 7,23SE 7,23SW 6,23E 7,22SW 6,22E 6,21SW 5,21SE 5,21SW 4,21SE 4,21SW 3,21E
Maoro: 19,26E 19,26SE 18,27E 18,27SE 18,28E 18,28SE 18,28SW 17,28SE 16,29E 16,29SE 16,30E 16,30SE 15,31E 15,31SE 15,31SW 14,31SE 14,31SW 13,31SE 13,31SW 12,31SE 12,32E 12,32SE 12,32SW 11,32SE 11,32SW 10,32SE 9,33E 9,33SE 9,33SW 8,33SE 8,33SW 7,33SE 7,34E 7,34SE 6,35E
Elderflow: 51,16E 51,16SE 51,16SW 50,16SE 49,17E 49,17SE 49,18E 49,18SE 48,19E 48,19SE 48,20E 48,20SE 47,21E 47,21SE 47,21SW
`,
  'links.txt': `# Links that nobody builds.
entrance N | 0 18 7 | 1 11 1
entrance E | 0 27 17 | 1 19 6
entrance S | 0 18 27 | 1 11 11
entrance W | 0 11 18 | 1 2 6
magic | Wychmoor | Ondolar
rainbow | Bluefeld | Quillhaven
`,
  'trains.txt': `# name | level | loads | speed | copies
Teapot | 1 | 2 | 10 | 6
Packhorn | 2 | 3 | 10 | 3
Skink | 2 | 2 | 12 | 3
Anvilback | 3 | 3 | 12 | 3
Frostwing | 3 | 2 | 14 | 3
Nightscale | 4 | 3 | 14 | 3
Emberjaw | 4 | 2 | 16 | 3
Stormcrown | 5 | 3 | 16 | 6
`,
  'foremen.txt': `# name | race
Tssarra | catman
Old Whisker | catman
Brunna Slagborn | dwarf
Hod Pickmeister | dwarf
Ulf Threenails | dwarf
Ilvane | elf
Merrin Halfleaf | elf
Sorrel Ashgrove | elf
Agnes Pontifex | human
Tam Spanwright | human
Gorlug the Fee | orc
Mother Shale | troll
Pip Underkeel | wee folk
`,
  'ships.txt': `# name | fee | speed
Mudlark | 1 | 8
Old Biscuit | 1 | 8
Tern | 1 | 9
Grey Widow | 1 | 9
Barley Wind | 2 | 10
Lantern Fish | 2 | 10
Patience | 2 | 10
Cormorant | 2 | 11
Second Wind | 2 | 11
Wave Cutter | 3 | 12
Heron Queen | 3 | 12
Quicksilver | 3 | 13
Dawn Piercer | 3 | 13
`,
  'demands.txt': `# card | city good payoff, three times; written by scripts/make-demands.ts
001 | Saltmarrow pilgrims 16 | Deepcut glass 15 | Hoarwick gold 14
002 | Emberlee ivory 26 | Ssorra salt 12 | Quillhaven gold 33
003 | Nordkassel wool 16 | Mrrath gems 11 | Lanternquay dragons 40
004 | Pennywater furs 14 | Mirage Post steel 18 | Mrrath gold 19
005 | Wychmoor gems 14 | Uloggh lumber 15 | Pennywater armour 9
006 | Wychmoor iron 12 | Brinefold fruit 16 | Mirage Post lumber 13
007 | Skarn dragons 20 | Brinefold hops 32 | Palmhook wine 16
008 | Coldanvil wheat 10 | Fernhollow armour 10 | Pennywater lumber 8
009 | Wychmoor wheat 14 | Saltmarrow ivory 12 | Bluefeld spice 18
010 | Vinterlyn pilgrims 18 | Corsair's Rest wool 18 | Thornmere spice 22
011 | Vinterlyn wands 17 | Ssorra glass 14 | Thornmere iron 13
012 | Farrowmere dragons 28 | Owlstone ivory 17 | Fernhollow scrolls 20
013 | Bremmner lumber 14 | Vinterlyn gems 14 | Ondolar coal 11
014 | Nordkassel fruit 8 | Quillhaven pilgrims 19 | Mossgate hops 22
015 | Quillhaven dragons 44 | Vinterlyn spice 11 | Ondolar armour 20
016 | Pickhollow hops 22 | Ironsill wands 19 | Karrowgate ivory 18
017 | Mirage Post iron 13 | Pennywater hops 13 | Bremmner salt 33
018 | Pennywater cloth 19 | Mrrath armour 16 | Quillhaven fish 18
019 | Uloggh wine 14 | Karrowgate scrolls 21 | Gildersty furs 14
020 | Wychmoor cloth 8 | Farrowmere ale 14 | Bremmner hops 11
021 | Applecourt gold 18 | Farrowmere hops 24 | Dripstone wine 13
022 | Thornmere gems 11 | Willowend ale 14 | Sunder Wells wool 11
023 | Fernhollow coal 19 | Skarn potions 30 | Uloggh salt 19
024 | Bluefeld armour 17 | Ondolar wheat 17 | Tollbridge ale 16
025 | Thornmere wands 19 | Uloggh potions 16 | Vinterlyn cloth 23
026 | Deepcut wands 12 | Brinefold ale 16 | Vinterlyn fish 14
027 | Fernhollow steel 17 | Dripstone cloth 17 | Bluefeld salt 40
028 | Farrowmere wheat 21 | Gildersty pilgrims 25 | Wychmoor wine 18
029 | Mossgate glass 18 | Sunder Wells salt 14 | Gildersty fish 12
030 | Haymarch ivory 16 | Owlstone dragons 31 | Bluefeld potions 27
031 | Ironsill furs 16 | Cinderfair wands 21 | Mrrath dragons 21
032 | Lanternquay cloth 9 | Ondolar wine 18 | Ssorra steel 20
033 | Wychmoor furs 29 | Haymarch cloth 21 | Pennywater fish 17
034 | Emberlee potions 29 | Saltmarrow furs 25 | Candlewick ale 15
035 | Bluefeld scrolls 19 | Gildersty glass 33 | Fernhollow wands 22
036 | Ondolar salt 19 | Ironsill pilgrims 15 | Nordkassel ivory 24
037 | Lanternquay fruit 21 | Corsair's Rest pilgrims 22 | Gildersty wine 9
038 | Fernhollow iron 15 | Thornmere coal 17 | Hoarwick scrolls 27
039 | Saltmarrow scrolls 17 | Dripstone wands 15 | Bremmner gems 12
040 | Hoarwick wool 21 | Emberlee pilgrims 15 | Mossgate coal 13
041 | Wychmoor salt 18 | Gildersty steel 11 | Palmhook iron 19
042 | Candlewick fruit 9 | Wychmoor gold 14 | Corsair's Rest cattle 16
043 | Thornmere ivory 21 | Ondolar wool 14 | Sunder Wells dragons 14
044 | Uloggh fruit 11 | Karrowgate wands 23 | Ssorra iron 16
045 | Owlstone furs 30 | Willowend wine 10 | Coldanvil cattle 16
046 | Ondolar lumber 16 | Coldanvil cloth 17 | Uloggh furs 16
047 | Haymarch coal 12 | Saltmarrow armour 8 | Ssorra cloth 14
048 | Vinterlyn furs 20 | Gannet Rock gems 25 | Dripstone armour 18
049 | Mirage Post spice 22 | Thornmere wool 17 | Mrrath fruit 14
050 | Brinefold gold 11 | Hoarwick wheat 28 | Ironsill fish 24
051 | Ironsill glass 21 | Saltmarrow wheat 30 | Farrowmere ivory 14
052 | Dustharrow lumber 16 | Karrowgate coal 9 | Quillhaven armour 34
053 | Willowend cattle 22 | Dripstone gems 13 | Gildersty cloth 25
054 | Wychmoor armour 19 | Skarn scrolls 29 | Bluefeld ale 24
055 | Farrowmere furs 27 | Tollbridge lumber 11 | Bremmner cattle 9
056 | Haymarch ale 14 | Candlewick armour 20 | Applecourt fish 15
057 | Sunder Wells iron 11 | Skarn salt 34 | Gannet Rock dragons 31
058 | Gildersty fruit 24 | Emberlee glass 25 | Cinderfair iron 15
059 | Ondolar iron 14 | Farrowmere wine 23 | Dustharrow coal 11
060 | Bluefeld steel 12 | Thornmere armour 11 | Quillhaven gems 30
061 | Pickhollow wine 14 | Fernhollow fruit 14 | Gannet Rock wool 20
062 | Nordkassel wands 23 | Cinderfair fruit 15 | Sunder Wells steel 14
063 | Owlstone ale 21 | Skarn gems 17 | Deepcut hops 24
064 | Bremmner potions 22 | Saltmarrow fish 28 | Deepcut ivory 13
065 | Quillhaven potions 11 | Gannet Rock pilgrims 30 | Hoarwick hops 31
066 | Dustharrow salt 13 | Deepcut fruit 13 | Coldanvil gold 13
067 | Cinderfair dragons 22 | Bluefeld ivory 22 | Tollbridge potions 27
068 | Wychmoor glass 21 | Nordkassel scrolls 26 | Karrowgate potions 24
069 | Applecourt gems 10 | Uloggh wool 13 | Bluefeld furs 11
070 | Karrowgate lumber 11 | Fernhollow cattle 13 | Ironsill spice 14
071 | Gildersty gold 24 | Tollbridge steel 9 | Mirage Post ivory 14
072 | Vinterlyn cattle 11 | Nordkassel furs 10 | Ondolar steel 17
073 | Emberlee gold 16 | Cinderfair fish 30 | Saltmarrow iron 21
074 | Nordkassel coal 9 | Mrrath pilgrims 10 | Uloggh scrolls 12
075 | Ondolar fish 19 | Mrrath potions 12 | Bluefeld coal 23
076 | Saltmarrow wands 18 | Thornmere dragons 11 | Bremmner spice 19
077 | Willowend hops 27 | Karrowgate furs 15 | Cinderfair wheat 23
078 | Bluefeld pilgrims 29 | Mossgate gems 14 | Saltmarrow steel 26
079 | Bluefeld gems 17 | Nordkassel wine 14 | Pickhollow glass 18
080 | Orchid Landing cloth 11 | Gannet Rock armour 24 | Saltmarrow spice 22
081 | Cinderfair ale 18 | Karrowgate fish 23 | Nordkassel iron 10
082 | Mossgate wheat 17 | Saltmarrow hops 42 | Karrowgate ale 12
083 | Deepcut cattle 16 | Uloggh gold 14 | Ironsill ivory 14
084 | Palmhook dragons 34 | Tollbridge salt 38 | Bremmner wands 22
085 | Owlstone wands 12 | Pickhollow lumber 11 | Orchid Landing wine 21
086 | Palmhook lumber 14 | Deepcut wool 12 | Ironsill wine 12
087 | Lanternquay scrolls 10 | Haymarch cattle 9 | Orchid Landing spice 12
088 | Deepcut gold 10 | Quillhaven ale 28 | Bremmner pilgrims 19
089 | Skarn hops 10 | Uloggh coal 11 | Wychmoor spice 11
090 | Karrowgate gold 14 | Quillhaven scrolls 10 | Applecourt steel 12
091 | Mrrath glass 23 | Uloggh wheat 12 | Applecourt salt 26
092 | Thornmere cattle 18 | Mirage Post pilgrims 10 | Karrowgate glass 19
093 | Gannet Rock steel 16 | Ondolar spice 9 | Lanternquay ivory 24
094 | Ondolar gold 16 | Uloggh spice 17 | Willowend iron 13
095 | Ondolar dragons 25 | Coldanvil ivory 11 | Bluefeld fish 12
096 | Quillhaven wine 30 | Orchid Landing ale 16 | Cinderfair gold 11
097 | Sunder Wells wands 14 | Fernhollow fish 34 | Thornmere furs 10
098 | Wychmoor lumber 14 | Owlstone coal 20 | Farrowmere wands 7
099 | Karrowgate wheat 14 | Bremmner dragons 19 | Quillhaven coal 23
100 | Cinderfair potions 24 | Ondolar hops 26 | Lanternquay ale 24
101 | Quillhaven lumber 30 | Palmhook scrolls 17 | Corsair's Rest iron 24
102 | Quillhaven cattle 25 | Palmhook fruit 19 | Ironsill lumber 10
103 | Lanternquay cattle 27 | Dripstone potions 18 | Deepcut pilgrims 14
104 | Lanternquay pilgrims 17 | Bluefeld wheat 8 | Karrowgate cloth 27
105 | Sunder Wells hops 24 | Tollbridge armour 14 | Saltmarrow potions 21
106 | Candlewick spice 13 | Quillhaven steel 31 | Ironsill salt 28
107 | Cinderfair steel 22 | Dustharrow fruit 15 | Thornmere cloth 23
108 | Applecourt cattle 13 | Vinterlyn armour 14 | Ssorra gems 13
109 | Candlewick salt 21 | Uloggh hops 21 | Mossgate wine 12
110 | Orchid Landing glass 19 | Gildersty potions 27 | Sunder Wells fish 27
111 | Corsair's Rest cloth 29 | Vinterlyn glass 29 | Mrrath wheat 14
112 | Lanternquay salt 33 | Thornmere scrolls 19 | Nordkassel gems 15
113 | Pickhollow wool 13 | Sunder Wells lumber 11 | Dustharrow cattle 10
114 | Thornmere potions 22 | Willowend wool 18 | Emberlee scrolls 25
115 | Mrrath wool 14 | Brinefold glass 9 | Deepcut cloth 18
116 | Sunder Wells scrolls 16 | Candlewick wool 17 | Orchid Landing wheat 17
117 | Uloggh steel 12 | Lanternquay spice 20 | Farrowmere coal 12
118 | Fernhollow furs 15 | Wychmoor wool 17 | Coldanvil fruit 14
119 | Dustharrow wheat 22 | Wychmoor ale 13 | Karrowgate spice 20
120 | Farrowmere fruit 11 | Saltmarrow dragons 22 | Corsair's Rest coal 22
`,
  'events.txt': `# number | name | kind | text | effects with their areas
# An area: region=LETTERS, terrain=CHARACTERS, near=CITY:DISTANCE, near=terrain CHARACTERS:DISTANCE, inland=MORE THAN, map=0|1;
# several conditions hold together. Others: river=NAME+NAME, player=drawer, aboard, loads=all.
01 | Rainbow Bridge | forever | A bridge of light joins Bluefeld and Quillhaven for the rest of the game. | rainbow-bridge
02 | Wizards' Walkout | lasting | The guild downs wands. Magical links rest and no train can be upgraded. | magic-suspended ; no-upgrade
03 | Lowland Spate | lasting | The Aldwater, the Hollin Brook and the Greywash carry off every bridge. | destroy-track river=Aldwater+Hollin Brook+Greywash ; no-build river=Aldwater+Hollin Brook+Greywash
04 | Western Spate | lasting | The Thornrun, the Scaldbed and the Maoro carry off every bridge. | destroy-track river=Thornrun+Scaldbed+Maoro ; no-build river=Thornrun+Scaldbed+Maoro
05 | Island Spate | lasting | The Elderflow carries off every bridge. | destroy-track river=Elderflow ; no-build river=Elderflow
06 | Wall of Sand | lasting | The Scald moves. All track touching its desert is buried; trains on desert there go back to their last city and lose a turn and a load. | destroy-track region=D terrain=d ; send-back region=D terrain=d ; lose-turn region=D terrain=d ; lose-load region=D terrain=d ; no-build region=D terrain=d
07 | The Long Frost | lasting | Within 8 of Nordkassel trains go at half rate; no building or moving on mountain and alpine there. | half-rate near=Nordkassel:8 ; halted near=Nordkassel:8 terrain=mA ; no-build near=Nordkassel:8 terrain=mA
08 | Monsoon | lasting | In Maokh and the Saltmarrow Coast trains go at half rate; no building or moving on jungle there. | half-rate region=JS ; halted region=JS terrain=j ; no-build region=JS terrain=j
09 | Elder Tempest | lasting | On the Elder Isle trains go at half rate; no building or moving on mountain and alpine there. | half-rate region=E ; halted region=E terrain=mA ; no-build region=E terrain=mA
10 | The Root Wardens | lasting | Nobody builds or moves on forest in Glyth Gamel and Hollin Vale. | halted region=LH terrain=f ; no-build region=LH terrain=f
11 | Tools Down | lasting | The work gangs rest. Nobody builds track anywhere. | no-build
12 | Bewitched Gang | lasting | Your gang sleepwalks: you build no track. No player may change foremen. | no-build player=drawer ; no-foreman-change
13 | Fire in the Mountain | instant | Trains within 2 of a volcano lose all loads and a turn; others within 6 lose a load and a turn. | lose-turn near=terrain V:6 ; lose-load near=terrain V:2 loads=all ; lose-load near=terrain V:6
14 | Vampires Attack | instant | Trains underground lose a turn and a load. | lose-turn map=1 ; lose-load map=1
15 | Raiders from the Fells | instant | Trains in Aldermark lose a turn and a load. | lose-turn region=B ; lose-load region=B
16 | Corsairs | instant | Trains aboard ships lose a turn and a load. | lose-turn aboard ; lose-load aboard
17 | The Great Gale | lasting | All ships run for the nearest port. Nobody boards, lands or puts out. | ships-to-port ; no-ship-change
18 | Bread Riots | lasting | No pick-ups or deliveries in cities more than 3 from the coast. | no-load-exchange inland=3
19 | Beasts of the Canopy | lasting | No pick-ups or deliveries in cities within 3 of jungle. | no-load-exchange near=terrain j:3
20 | War Tax | instant | Every railway pays by its purse. | war-tax
`,
}
