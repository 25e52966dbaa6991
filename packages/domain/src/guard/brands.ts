import type { Food } from './food.ts';

/**
 * Brands that cooks write for the food, by what their usual sort holds. Those that are another name of an ingredient are not
 * here, since all of these are read anyway; nor are names that are also words, such as Anchor. They are also for titles,
 * which the reader of lines does not see.
 */
export const BRANDS: readonly Food[] = [
  // Milk and what is made of it.
  ['dairy', 'lurpak|kerrygold|cathedral city|laughing cow|jarlsberg|leerdammer|galbani'],
  ['dairy', 'yeo valley|chobani|fage|activia|yakult|ambrosia (?:custard|rice)|squirty cream'],
  ['dairy eggs soy', "ben (?:&|and) jerry[’']?s|haagen[- ]dazs"],
  // Chocolate and biscuits.
  ['dairy soy wheat', "cadbury(?:[’']?s)?|milka|lindt|hershey(?:[’']?s)?"],
  ['dairy soy peanuts tree_nuts eggs wheat', "m ?& ?m[’']?s"],
  ['wheat soy dairy', "oreos?|mcvitie[’']?s|jaffa cakes?|jammie dodgers?"],
  // Cereals, bread and dough.
  ['gluten wheat', "rice krispies|coco pops|special k|quaker oats|kellogg[’']?s"],
  ['gluten wheat sulphites', 'all[- ]bran'],
  ['gluten wheat dairy tree_nuts sulphites', 'alpen'],
  ['wheat dairy soy sesame lupin', 'hovis|warburtons?|kingsmill|wonder bread'],
  ['wheat dairy soy eggs lupin sulphites', 'jus[- ]?rol|bisquick|jiffy mix'],
  ['wheat sulphites', 'old el paso|mission wraps?'],
  ['wheat dairy eggs', "aunt bessie[’']?s"],
  ['wheat dairy soy', 'doritos'],
  ['wheat dairy soy celery mustard', 'pringles'],
  // Sauces and spreads.
  ['eggs mustard soy sulphites', "hellmann?[’']?s|duke[’']?s mayo(?:nnaise)?"],
  ['wheat soy', 'kikkoman|lee kum kee|pearl river bridge'],
  ['peanuts soy', 'skippy|sun[- ]?pat|jif(?! lemon)'],
  ['wheat soy sulphites', 'linda mccartney'],
  ['wheat soy', 'beyond burgers?'],
];
