import type { Ingredient, Recipe } from '../model.ts';
import type { IngredientIndex } from '../names.ts';

/**
 * The second opinion on what a dish is free of. It knows nothing of the facts that are written beside the ingredients:
 * only words, looked for in the title, the names of the ingredients and the steps. So a wrong fact does not hide itself.
 */
const MEAT =
  'beef|veal|steaks?|lamb|mutton|goat meat|kid meat|pork|bacon|hams?|lardons?|pancetta|guanciale|prosciutto|speck|chorizo|salami|mortadella|sausages?|nduja|mince|meatballs?|meat|poultry|chicken|hen|turkey|duck|goose|rabbit|venison|liver|kidneys|tripe|oxtail|marrow|black pudding|morcilla|luncheon meat|spam|lard|beef dripping|suet|tallow|gelatine?|snails?|carnitas|carne|pollo|jam[oó]n|bulgogi';
const FISH =
  'fish|cod|hake|haddock|halibut|sea bass|sea bream|snapper|tilapia|pollock|kingfish|salmon|tuna|trout|mackerel|sardines?|anchov(?:y|ies)|herring|eel|monkfish|skate|sole|caviar|roe|bonito|dashi|worcestershire';
const SHELLFISH =
  'prawns?|shrimps?|mussels?|clams?|vongole|squid|calamari|octopus|cuttlefish|crabs?|lobsters?|langoustines?|crayfish|scallops?|oysters?|cockles?|gambas|seafood|shellfish|oyster sauce';
const PORK =
  'pork|bacon|hams?|lardons?|pancetta|guanciale|prosciutto|speck|chorizo|salami|mortadella|nduja|black pudding|morcilla|luncheon meat|spam|lard|carnitas|jam[oó]n|samgyeopsal';
const DAIRY =
  'milk|buttermilk|butter|ghee|cream|crème|crema|cheese|cheddar|mozzarella|burrata|parmesan|pecorino|ricotta|mascarpone|gruy[eè]re|emmental|gouda|manchego|feta|gorgonzola|paneer|queso|cotija|quesillo|yogh?urt|curd|khoya|lassi|raita|béchamel';
const EGGS = 'eggs?|yolks?|mayonnaise|meringues?|omelettes?|tortilla española';
const WHEAT =
  'flour|bread|breadcrumbs|panko|baguette|ciabatta|brioche|naan|pita|pitta|roti|chapati|paratha|pasta|spaghetti|linguine|penne|rigatoni|fusilli|ditalini|tagliatelle|lasagne|macaroni|orzo|udon|noodles|couscous|bulgur|wheat|semolina|rava|seitan|pastry|biscuits|speculoos|gingerbread|crackers|soy sauce|pizza|gochujang|ssamjang|hoisin';
const GLUTEN = `${WHEAT}|barley|rye|oats?|beer|ale|malt`;
const NUTS =
  'nuts?|almonds?|walnuts?|cashews?|hazelnuts?|peanuts?|pistachios?|pecans?|pine nuts?|macadamias?|marzipan|praline|frangipane|pesto';
const SOY =
  'soy|soya|soybeans?|tofu|tempeh|edamame|miso|doenjang|gochujang|ssamjang|tamari|teriyaki|hoisin|kongnamul';
const SESAME = 'sesame|tahini|hummus|gomasio|halva';
const SPIRITS =
  'wine|beer|ale|sherry|brandy|cognac|rum|sake|soju|mirin|tequila|mezcal|vodka|gin|liqueur|marsala|jenever|cava';

/** What holds one of the words and is none of it, by the claim that it would break. */
const NO_MEAT =
  "meatless|coconut meat|oyster mushrooms?|kidney beans?|steak knife|(?:corn|potato|sweetcorn) ribs|tuna of the cactus|fishbone|duck eggs?|goose bumps|hen[’']s eggs?|chicken of the woods";
const NO_DAIRY =
  '(?:coconut|almond|soya|oat|rice|soy) (?:milk|cream|yogh?urt)|(?:peanut|cocoa|almond|vegan|apple) butter|butter ?beans?|butternut|butter lettuce|bean curd|coconut curd|cream of tartar|creamed?|nut butter|butterflied';
const NO_EGGS = 'egg-?less|eggplants?|egg-free';
const NO_WHEAT =
  '(?:rice|corn|gram|chickpea|masa|maize|buckwheat|tapioca|potato|almond|coconut|glutinous rice|millet|cassava|quinoa) flour|masa harina|corn ?flour|(?:rice|glass|sweet potato|kelp|mung bean|starch)(?: starch)? (?:noodles|vermicelli|pasta)|buckwheat|rice paper|corn tortillas?|rice bread|breadth|soup noodles|gluten-free soy sauce|wheat-free';
const NO_NUTS =
  'nutmeg|coconuts?|butternut|doughnuts?|nut-free|tiger nuts?|chestnut mushrooms?|water chestnuts?|nut-brown|nutty';
const NO_SPIRITS =
  '(?:wine|sherry|rice wine|beer|malt|cider|cava) vinegar|wine glass|gingerly|ginger ale|vinagre de jerez|wineglass';

interface Rule {
  claim: string;
  isClaimed: (recipe: Recipe) => boolean;
  words: string;
  except?: string;
}

const lacks = (allergen: Recipe['allergens'][number]) => (recipe: Recipe) =>
  !recipe.allergens.includes(allergen);
const fits = (diet: Recipe['diets'][number]) => (recipe: Recipe) => recipe.diets.includes(diet);

const RULES: readonly Rule[] = [
  {
    claim: 'vegetarian',
    isClaimed: ({ dietary }) => dietary.vegetarian,
    words: `${MEAT}|${FISH}|${SHELLFISH}`,
    except: NO_MEAT,
  },
  {
    claim: 'vegan',
    isClaimed: ({ dietary }) => dietary.vegan,
    words: `${MEAT}|${FISH}|${SHELLFISH}`,
    except: NO_MEAT,
  },
  { claim: 'vegan', isClaimed: ({ dietary }) => dietary.vegan, words: DAIRY, except: NO_DAIRY },
  { claim: 'vegan', isClaimed: ({ dietary }) => dietary.vegan, words: `${EGGS}|honey`, except: NO_EGGS },
  {
    claim: 'free of beef',
    isClaimed: ({ dietary }) => !dietary.contains_beef,
    words: 'beef|veal|lamb|mutton|brisket|oxtail|suet|tallow|bulgogi',
    except: "beef tomato(?:es)?|lamb[’']s lettuce",
  },
  {
    claim: 'free of chicken',
    isClaimed: ({ dietary }) => !dietary.contains_chicken,
    words: 'chicken|hen|turkey|duck|poultry|pollo',
    except: NO_MEAT,
  },
  { claim: 'free of pork', isClaimed: ({ dietary }) => !dietary.contains_pork, words: PORK },
  {
    claim: 'free of fish',
    isClaimed: ({ dietary }) => !dietary.contains_fish,
    words: `${FISH}|${SHELLFISH}`,
    except: NO_MEAT,
  },
  {
    claim: 'free of dairy',
    isClaimed: ({ dietary }) => !dietary.contains_dairy,
    words: DAIRY,
    except: NO_DAIRY,
  },
  { claim: 'free of eggs', isClaimed: ({ dietary }) => !dietary.contains_eggs, words: EGGS, except: NO_EGGS },
  { claim: 'free of allergen dairy', isClaimed: lacks('dairy'), words: DAIRY, except: NO_DAIRY },
  { claim: 'free of allergen eggs', isClaimed: lacks('eggs'), words: EGGS, except: NO_EGGS },
  { claim: 'free of allergen fish', isClaimed: lacks('fish'), words: FISH, except: `${NO_MEAT}|shellfish` },
  { claim: 'free of allergen shellfish', isClaimed: lacks('shellfish'), words: SHELLFISH, except: NO_MEAT },
  { claim: 'free of allergen wheat', isClaimed: lacks('wheat'), words: WHEAT, except: NO_WHEAT },
  { claim: 'free of allergen nuts', isClaimed: lacks('nuts'), words: NUTS, except: NO_NUTS },
  { claim: 'free of allergen soy', isClaimed: lacks('soy'), words: SOY },
  { claim: 'free of allergen sesame', isClaimed: lacks('sesame'), words: SESAME, except: 'sesame leaf' },
  { claim: 'gluten free', isClaimed: fits('gluten_free'), words: GLUTEN, except: NO_WHEAT },
  { claim: 'halal', isClaimed: fits('halal'), words: `${PORK}|${SPIRITS}|gelatine?`, except: NO_SPIRITS },
  {
    claim: 'kosher',
    isClaimed: fits('kosher'),
    words: `${PORK}|${SHELLFISH}|rabbit|snails?|gelatine?|eel`,
    except: NO_MEAT,
  },
];

/**
 * What a step says of food that is not in the dish: a size ('as large as a walnut', 'pea-sized'), a likeness ('like
 * single cream'), an absence ('without butter'), or a verb ('fish out the kelp').
 */
const ASIDE =
  /(?:size|thickness|consistency|texture) of [^.,;:]*|[\p{L}’']+-sized|as \p{L}+ as [^.,;:]*|(?:like|than|without|instead of) [^.,;:]*|fish (?:[^.,;:]* )?out/giu;

const PATTERNS = RULES.map((rule) => ({
  ...rule,
  words: whole(rule.words),
  except: rule.except === undefined ? null : whole(rule.except),
}));

function whole(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');
}

/** What a recipe claims to be free of although a word in it says otherwise, one sentence for each claim. */
export function* checkWords(recipe: Recipe, index: IngredientIndex): Iterable<string> {
  const names = recipe.ingredients.map(({ ingredient }) => (index.get(ingredient) as Ingredient).name);
  const labels = [recipe.title, ...names].join(' / ');
  const steps = recipe.steps.join(' / ').replaceAll(ASIDE, ' ');
  for (const { claim, isClaimed, words, except } of PATTERNS) {
    if (!isClaimed(recipe)) continue;
    // A step may say 'the flour' when the list says 'rice flour'.
    const heads =
      (except && labels.match(except))?.map((name) => name.split(' ').at(-1)?.toLowerCase()) ?? [];
    const found = [
      ...[...without(labels, except).matchAll(words)].map(([word]) => word),
      ...[...without(steps, except).matchAll(words)]
        .map(([word]) => word)
        .filter((word) => !heads.includes(word.toLowerCase())),
    ];
    if (found[0]) yield `counts as ${claim}, but says '${found[0]}'`;
  }
}

function without(text: string, except: RegExp | null): string {
  return except ? text.replaceAll(except, ' ') : text;
}
