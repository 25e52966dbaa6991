import type { VoiceCase } from './case.ts';

/**
 * Written before the parser, and no rule was made for any of them. Their totals were shown next to the others while
 * the rules were made, and their misses were looked at in the end: so they measure almost, but not quite, unseen
 * input. On the first run, precision was 0.976 and recall 0.968.
 */
export const HELD_OUT: readonly VoiceCase[] = [
  ['six eggs a pint of milk and some bacon', 'egg', 'milk', 'bacon'],
  [
    'okay I am looking in the cupboard there is rice noodles fish sauce and two limes',
    'rice-noodle',
    'fish-sauce',
    'lime',
  ],
  ['half a pumpkin some sage and a bit of blue cheese', 'pumpkin', 'sage', 'blue-cheese'],
  [
    'courgettes aubergine red pepper thyme and garlic',
    'courgette',
    'aubergine',
    'red-bell-pepper',
    'thyme',
    'garlic',
  ],
  ['I think we have got three or four tins of chickpeas', 'chickpea'],
  ['one large cauliflower a small onion and two handfuls of spinach', 'cauliflower', 'onion', 'spinach'],
  ['brown rice couscous quinoa and oats', 'brown-rice', 'couscous', 'quinoa', 'oats'],
  ['hello can you write down carrots celery and a chicken please', 'carrot', 'celery', 'chicken'],
  [
    'turkey mince sweetcorn and those flour tortillas you like',
    'minced-turkey',
    'sweetcorn',
    'flour-tortilla',
  ],
  ['a jar of capers a jar of anchovies and a lemon and a half', 'caper', 'anchovy', 'lemon'],
  ['three quarters of a red cabbage and apples', 'red-cabbage', 'apple'],
  ['cashews walnuts and a handful of raisins', 'cashew', 'walnut', 'raisin'],
  [
    'for baking there is cocoa powder vanilla extract and dark chocolate',
    'cocoa',
    'vanilla-extract',
    'dark-chocolate',
  ],
  ['a pork chop two sausages and mustard', 'pork-loin', 'pork-sausage', 'mustard'],
  // Corrected.
  ['four tomatoes wait five tomatoes and a cucumber', 'tomato', 'cucumber'],
  ['basil no sorry I mean parsley and a lemon', 'parsley', 'lemon'],
  ['double cream no it is sour cream and paprika', 'sour-cream', 'paprika'],
  ['penne no not penne fusilli and pesto', 'fusilli', 'pesto'],
  ['a kilo of mussels actually make that two kilos and shallots', 'mussel', 'shallot'],
  ['salmon trout I meant trout and dill', 'trout', 'dill'],
  // Missing.
  ["there's no bread but we have crackers and brie", 'cracker', 'brie'],
  ['we ran out of olive oil so just sunflower oil', 'sunflower-oil'],
  ["I've got everything for pancakes except eggs so flour and milk", 'plain-flour', 'milk'],
  ['the spinach went off yesterday but the kale looks okay', 'kale'],
  ["we don't have chicken we have tofu", 'tofu'],
  ['must buy potatoes there are carrots and peas', 'carrot', 'pea'],
  ['out of sugar out of coffee'],
  // Misheard.
  ['goat chew jang kimchi and rice', 'gochujang', 'kimchi', 'rice'],
  ['a fresh loaf of bred and some rye flower', 'bread', 'rye-flour'],
  ['parse nips carrots and a leak', 'parsnip', 'carrot', 'leek'],
  ['panier peas and cumin seeds', 'paneer', 'pea', 'cumin-seed'],
  ['pen a guanciale and black pepper', 'penne', 'guanciale', 'black-pepper'],
  ['sweet potatos brocolli and tamari', 'sweet-potato', 'broccoli', 'tamari'],
  ['mozzarela tomatoes and bezel leaves', 'mozzarella', 'tomato', 'basil'],
  ['chick piece spinach and hareesa', 'chickpea', 'spinach', 'harissa'],
  ['a can of coconut milk lemon grass and turmerick', 'coconut-milk', 'lemongrass', 'turmeric'],
  ['tom a tios poblano peppers and lime', 'tomatillo', 'poblano', 'lime'],
  ['man chego and some raisons', 'manchego', 'raisin'],
  ['mung doll and kerry leaves', 'moong-dal', 'curry-leaf'],
  ['two place fillets parsley and butter', 'plaice', 'parsley', 'butter'],
  // By other names.
  ['snow peas bok choy and shrimp', 'mangetout', 'bok-choy', 'prawn'],
  ['atta maida and sooji', 'wholemeal-flour', 'plain-flour', 'semolina'],
  ['zanahorias pollo no pero hay arroz', 'carrot', 'rice'],
  ['rutabaga ground beef and swiss cheese', 'swede', 'minced-beef', 'emmental'],
  ['methi leaves kasuri methi and ghee', 'fenugreek-leaf', 'dried-fenugreek-leaf', 'ghee'],
  // Foods unknown to the catalogue, and things that are not food.
  ['lychees mangoes and a star fruit', 'lychee', 'mango', 'star-fruit'],
  ['burgers buns and gherkins', 'burger-bun', 'gherkin'],
  ['marshmallows and dark chocolate', 'marshmallow', 'dark-chocolate'],
  ['the kids are hungry let us see rice and eggs', 'rice', 'egg'],
  ['washing powder sponges and bananas', 'banana'],
  ['can you turn the light on'],
  ['let us do a beef stew we have carrots and beef', 'carrot', 'beef'],
  ['pizza is in the oven'],
  ['wow that smells good'],
  ['I had a sandwich for lunch'],
];
