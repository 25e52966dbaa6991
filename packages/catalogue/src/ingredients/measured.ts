/**
 * Cups, spoons, pieces, leaves and handfuls, each with the same measure in USDA National Nutrient Database for
 * Standard Reference, Release 28. Each line: ours, its grams there, the food's number, the portion in its words.
 */
export const MEASURED = `
1 cup onion | 160 | 11282 | 1 cup, chopped
1 cup spring-onion | 100 | 11291 | 1 cup, chopped
1 tbsp spring-onion | 6 | 11291 | 1 tbsp, chopped
1 tbsp shallot | 10 | 11677 | 1 tbsp, chopped
1 cup garlic | 136 | 11215 | 1 cup
1 clove garlic | 2.8 | 11215 | 1 tsp
1 tsp ginger | 2 | 11216 | 1 tsp
1 cup leek | 89 | 11246 | 1 cup
1 piece leek | 89 | 11246 | 1 leek
0.5 cup potato | 75 | 11352 | .5 cup, diced
1 cup sweet-potato | 133 | 11507 | 1 cup, cubes
1 cup carrot | 128 | 11124 | 1 cup, chopped
1 cup celery | 101 | 11143 | 1 cup, chopped
1 cup celeriac | 156 | 11141 | 1 cup
1 cup fennel | 87 | 11957 | 1 cup, sliced
1 piece fennel | 234 | 11957 | 1 bulb
1 cup beetroot | 136 | 11080 | 1 cup
1 piece beetroot | 82 | 11080 | 1 beet, (2" dia)
1 cup parsnip | 133 | 11298 | 1 cup, slices
1 cup radish | 116 | 11429 | 1 cup, slices
1 cup swede | 140 | 11435 | 1 cup, cubes
1 piece cucumber | 301 | 11205 | 1 cucumber, (8-1/4")
1 cup tomato | 180 | 11529 | 1 cup, chopped or sliced
1 cup cherry-tomato | 149 | 11529 | 1 cup, cherry tomatoes
1 cup courgette | 124 | 11477 | 1 cup, chopped
1 cup aubergine | 82 | 11209 | 1 cup, cubes
1 piece aubergine | 458 | 11209 | 1 eggplant, peeled (yield from 1-1/4 lb)
1 cup bell-pepper | 149 | 11821 | 1 cup, chopped
1 piece jalapeno | 14 | 11979 | 1 pepper
1 piece serrano-chilli | 6.1 | 11977 | 1 pepper
1 piece red-chilli | 45 | 11819 | 1 pepper
1 piece green-chilli | 45 | 11670 | 1 pepper
1 cup avocado | 150 | 09037 | 1 cup, cubes
8 piece okra | 95 | 11278 | 8 pods, (3" long)
1 piece tomatillo | 34 | 11954 | 1 medium
1 cup sweetcorn | 145 | 11167 | 1 cup
1 cup spinach | 30 | 11457 | 1 cup
1 handful spinach | 30 | 11457 | 1 cup
1 bunch spinach | 340 | 11457 | 1 bunch
1 cup kale | 16 | 11233 | 1 cup, 1" pieces, loosely packed
1 cup chard | 36 | 11147 | 1 cup
1 leaf chard | 48 | 11147 | 1 leaf
0.5 cup rocket | 10 | 11959 | .5 cup
0.5 handful rocket | 10 | 11959 | .5 cup
1 cup lettuce | 47 | 11251 | 1 cup, shredded
1 head lettuce | 360 | 11253 | 1 head
1 leaf lettuce | 6 | 11251 | 1 leaf, inner
1 head chicory | 53 | 11151 | 1 head
1 cup watercress | 34 | 11591 | 1 cup, chopped
1 cup white-cabbage | 89 | 11109 | 1 cup, chopped
1 cup napa-cabbage | 76 | 11119 | 1 cup, shredded
1 cup bok-choy | 70 | 11116 | 1 cup, shredded
1 head bok-choy | 840 | 11116 | 1 head
1 cup broccoli | 91 | 11090 | 1 cup, chopped
1 cup cauliflower | 107 | 11135 | 1 cup, chopped (1/2" pieces)
1 piece brussels-sprout | 19 | 11098 | 1 sprout
10 piece green-bean | 55 | 11052 | 10 beans, (4" long)
1 cup pea | 134 | 11312 | 1 cup
1 cup broad-bean | 109 | 11088 | 1 cup
1 cup bean-sprout | 104 | 11043 | 1 cup
1 cup asparagus | 134 | 11011 | 1 cup
1 cup mushroom | 70 | 11260 | 1 cup, pieces or slices
1 piece shiitake | 19 | 11238 | 1 piece, whole
1 piece portobello-mushroom | 84 | 11265 | 1 piece, whole
1 piece dried-shiitake | 3.6 | 11268 | 1 mushroom
10 slice lotus-root | 81 | 11254 | 10 slices, (2-1/2" dia)
0.25 cup coriander-leaf | 4 | 11165 | .25 cup
9 sprig coriander-leaf | 20 | 11165 | 9 sprigs
1 cup parsley | 60 | 11297 | 1 cup, chopped
1 tbsp parsley | 3.8 | 11297 | 1 tbsp
5 leaf basil | 2.5 | 02044 | 5 leaves
2 tbsp basil | 5.3 | 02044 | 2 tbsp, chopped
2 tbsp mint | 3.2 | 02064 | 2 tbsp
2 leaf mint | 0.3 | 02065 | 2 leaves
1 tsp thyme | 0.8 | 02049 | 1 tsp
1 tsp rosemary | 0.7 | 02063 | 1 tsp
1 tbsp chive | 3 | 11156 | 1 tbsp, chopped
1 cup dill | 8.9 | 02045 | 1 cup, sprigs
5 sprig dill | 1 | 02045 | 5 sprigs
1 tbsp lemongrass | 4.8 | 11972 | 1 tbsp
1 tsp bay-leaf | 0.6 | 02004 | 1 tsp, crumbled
1 leaf vine-leaf | 4 | 11975 | 1 leaf
1 piece lemon | 212 | 09150 | 1 cup, sections
1 piece lime | 67 | 09159 | 1 fruit, (2" dia)
1 cup apple | 125 | 09003 | 1 cup, quartered or chopped
1 piece mango | 336 | 09176 | 1 fruit, without refuse
1 piece pineapple | 905 | 09266 | 1 fruit
1 piece kiwi | 69 | 09148 | 1 fruit, (2" dia)
1 piece plum | 66 | 09279 | 1 fruit, (2-1/8" dia)
1 cup strawberry | 152 | 09316 | 1 cup, halves
1 cup raspberry | 123 | 09302 | 1 cup
1 stalk rhubarb | 51 | 09307 | 1 stalk
1 piece pomegranate | 282 | 09286 | 1 pomegranate, (4" dia)
1 piece clementine | 74 | 09433 | 1 fruit
1 piece fig | 50 | 09089 | 1 medium, (2-1/4" dia)
1 piece egg | 50 | 01123 | 1 large
1 piece egg-yolk | 17 | 01125 | 1 large
1 piece egg-white | 33 | 01124 | 1 large
1 cup milk | 244 | 01077 | 1 cup
1 cup whipping-cream | 238 | 01053 | 1 cup, fluid (yields 2 cups whipped)
1 cup sour-cream | 230 | 01056 | 1 cup
1 tbsp butter | 14.2 | 01001 | 1 tbsp
1 cup feta | 150 | 01019 | 1 cup, crumbled
1 cup mozzarella | 112 | 01026 | 1 cup, shredded
1 cup cream-cheese | 232 | 01017 | 1 cup
1 slice bacon | 28 | 10123 | 1 slice, raw
1 slice ham | 28 | 07029 | 1 slice
1 slice salami | 10 | 07071 | 1 slice, (3-1/8" dia x 1/16" thick)
1 piece anchovy | 4 | 15002 | 1 anchovy
1 piece chicken-liver | 44 | 05027 | 1 liver
1 piece pork-sausage | 25 | 07063 | 1 link
1 cup rice | 185 | 20444 | 1 cup
1 cup plain-flour | 125 | 20081 | 1 cup
1 cup cornflour | 128 | 20027 | 1 cup
1 cup gram-flour | 92 | 16157 | 1 cup
1 cup oats | 156 | 20038 | 1 cup
1 slice white-bread | 29 | 18069 | 1 slice
1 piece pita | 60 | 18041 | 1 pita, large (6-1/2" dia)
1 piece flour-tortilla | 48 | 18364 | 1 tortilla
1 piece burger-bun | 44 | 18350 | 1 roll, 1 serving
1 cup red-lentil | 192 | 16144 | 1 cup
1 can chickpea | 253 | 16358 | 1 can, drained
1 cup passata | 250 | 11547 | 1 cup
0.25 cup tomato-paste | 66 | 11546 | .25 cup
1 tbsp olive-oil | 13.5 | 04053 | 1 tablespoon
1 tbsp vinegar | 14.9 | 02053 | 1 tbsp
1 tbsp soy-sauce | 16 | 16123 | 1 tbsp
2 tbsp peanut-butter | 32 | 16098 | 2 tbsp
1 tbsp tahini | 15 | 12166 | 1 tbsp
1 piece chicken-stock-cube | 4.8 | 06081 | 1 cube
1 tsp sugar | 4.2 | 19335 | 1 tsp
1 tbsp honey | 21 | 19296 | 1 tbsp
1 cup icing-sugar | 120 | 19336 | 1 cup, unsifted
1 cup cocoa | 86 | 19165 | 1 cup
1 cup almond | 143 | 12061 | 1 cup, whole
1 cup walnut | 117 | 12155 | 1 cup, chopped
1 handful peanut | 28.35 | 16087 | 1 oz
1 handful cashew | 28.35 | 12087 | 1 oz
1 handful pumpkin-seed | 28.35 | 12014 | 1 oz
1 tbsp sesame-seed | 9 | 12023 | 1 tbsp
1 cup raisin | 145 | 09298 | 1 cup, (not packed)
1 piece date | 7.1 | 09087 | 1 date, pitted
1 tsp salt | 6 | 02047 | 1 tsp
1 tsp turmeric | 3 | 02043 | 1 tsp
1 tsp cumin-seed | 2.1 | 02014 | 1 tsp, whole
1 tsp mustard-seed | 2 | 02024 | 1 tsp
`;

/** Also from the full release, because the package's short table omits these portions. */
export const MEASURED_IN_FULL = `
1 piece onion | 110 | 11282 | 1 medium (2-1/2" dia)
1 clove garlic | 3 | 11215 | 1 clove
`;

/** Why ours differs by more than 15 %. */
export const DIFFERS: Readonly<Record<string, string>> = {
  'piece onion': 'A medium onion weighs 150 g in British shops, which is the large one there.',
  'piece leek':
    'A British leek is sold longer than the American one and already trimmed, and its light green part is eaten too.',
  'piece beetroot': 'Theirs is 5 cm across; British beetroots are the size of a small onion.',
  'piece aubergine': 'Theirs is a large American one; a British aubergine weighs 250 to 350 g.',
  'piece red-chilli':
    'Theirs is a large American pepper; the red chilli of British and Indian shops is as long as a finger.',
  'piece green-chilli':
    'Theirs is a large American pepper; the green chilli of Indian cooking is thinner than a finger.',
  'bunch spinach': 'A British bunch, where spinach is sold in bunches at all, is smaller.',
  'leaf chard': 'Theirs is a whole large leaf with its stalk; bunches in British shops have younger ones.',
  'leaf lettuce':
    'Theirs is an inner leaf; an outer leaf of the same romaine weighs 28 g, and ours is in between.',
  'head chicory': 'Theirs is a small one; the Belgian chicory of British shops weighs 100 to 150 g.',
  'head bok-choy': 'Theirs is a full-grown head; British shops sell young pak choi.',
  'tbsp basil':
    'Theirs is finely chopped; our cup is of whole leaves, as recipes measure them, and these lie loosely.',
  'sprig dill':
    'Theirs are the feathery tips of 0.2 g; a sprig in a British bunch is a stem with its branches.',
  'piece lemon':
    'Theirs is a small lemon without its peel; ours is a medium one as bought, for its juice and zest.',
  'piece mango':
    'Theirs is one of the large American sorts; the Indian and Pakistani mangoes of British shops are smaller.',
  'piece pork-sausage':
    'Theirs is an American breakfast link; a British sausage is one of six in 450 g or five in 400 g.',
  'cup oats': 'Theirs are whole groats; ours are rolled, and a cup of them holds more air.',
  'piece burger-bun': 'Theirs is an American roll of 1.5 oz; British burger buns are larger.',
  'piece chicken-stock-cube': 'Theirs is a small American cube; the British one makes twice as much stock.',
  'tsp mustard-seed': 'Theirs is ground, which lies far more loosely than the round seeds.',
};
