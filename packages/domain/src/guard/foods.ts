import { BOUGHT } from './bought.ts';
import { BRANDS } from './brands.ts';
import { DISHES } from './dishes.ts';
import type { Food, Kind } from './food.ts';

/** What bakers make of flour, eggs and milk. There is a vegan sort of each. */
export const BAKED =
  'pancakes|(?:pancake|crepe) batter|crepes|muffins|cookies?|cupcakes?|victoria sponge|(?:sponge|birthday|carrot) cakes?';

/** With anchovies, egg and Parmesan, and often spelt as it sounds. There is a vegan sort. */
export const CAESAR = 'c(?:ae|æ|ea|e)sar';

/** What is creamed with cream: butter and sugar are creamed without. */
const CREAMED =
  'spinach|kale|greens|cabbage|sprouts|(?:sweet)?corn|leeks?|potato(?:es)?|onions?|mushrooms?|peas|celeriac|parsnips?|carrots?|swede|chicken|horseradish';

/**
 * How cooks who write in a hurry name a food without saying it: a brand, a short form, a misspelling or a dish that
 * is made with it. Each word stands beside all that the food contains or often contains, so that one allergen of it
 * is not known without the others. Words are parts of a regular expression, without accents.
 */
const FOODS: readonly Food[] = [
  ...BOUGHT,
  ...BRANDS,
  ...DISHES,
  // Brands and bottles.
  ['fish wheat soy', 'worcester(?:shire)?(?: sauce)?|lea (?:&|and) perrins?'],
  ['beef chicken wheat gluten celery soy dairy sulphites', 'oxo|knorr|add (?:a|the|one) stock ?pot'],
  ['wheat soy celery dairy', '(?<!court )bouillon|maggi'],
  ['wheat gluten celery', 'marmite|vegemite'],
  ['wheat celery', '(?:with|in) gravy'],
  ['dairy wheat gluten soy', 'horlicks|ovaltine'],
  ['wheat alcohol', 'shaoxing|shaohsing'],
  ['soy wheat', 'kecap|vegan mince|veggie burgers?|inari(?:zushi)?'],
  ['soy', 'tonkatsu sauce|tvp|bean curd|soya mince'],
  ['eggs', 'quorn'],
  ['fish', 'nuoc cham|tunafish|colatura|bagna cauda|lox'],
  ['fish', 'kippers?|whitebait|smoked haddie|arbroath smokies?|puttanesca'],
  ['fish wheat soy celery alcohol', 'bloody mary'],
  ['mustard', "colman['’]?s|mustards|mustardy|sarson"],
  ['wheat', 'weetabix|hob ?nobs?'],
  ['gluten wheat dairy honey', 'flapjacks?'],
  ['peanuts dairy soy', "reese['’]?s"],
  ['peanuts tree_nuts wheat', 'bombay mix'],
  ['peanuts soy', 'pb|peanut butter'],
  ['fish soy', 'pilchards?'],
  ['mustard celery', 'panch (?:phor[ao]n|puran)'],
  ['peanuts', 'monkey nuts?|gado gado|cacahuates?|cacahuetes?'],
  ['tree_nuts', 'pink peppercorns?|almondy|picada|nut roast'],
  ['tree_nuts', '(?:with|of|the|some|chopped|toasted|mixed) nuts'],
  ['sesame', 'houmous|humus|hummous|humous|baba ?gh?anou[sj]h?|tahina|tahine|dukka|falafels?|benne'],
  ['sesame', 'everything seasoning'],
  ['celery', 'sofrito'],
  ['gelatine dairy', 'panna ?cotta|jelly and ice cream'],
  ['alcohol sulphites', 'vino|(?:glug|glass|splash) of port|bubbly|cider'],
  ['alcohol', "kahlua|tia maria|pernod|campari|aperol|pimm[’']?s|boozy"],
  ['alcohol', 'schnapps|chartreuse|margaritas?|add (?:the )?port'],
  ['alcohol sulphites', 'coq au vin|bourguignonn?e?'],
  ['chicken pork', '(?<!(?:vegan|vegetarian|veggie|mushroom) )coq au vin'],
  ['sulphites', 'instant mash'],
  // Milk, cream and cheese.
  ['dairy', 'philadelphia|philly|creme fraiche|half and half|boursin|dairylea|kraft|schlagsahne|smetana'],
  ['dairy', 'butters|buttery (?:toast|mash|crumpets|noodles|potatoes)|beurre|nata|toffee'],
  ['dairy', 'cheesy|cheeses|chedder|mozzarela|mozarella|mozz|yogh?urts|yoghert|ice-?cream|milkshakes?'],
  // A verb too: 'drain and mash', 'a fork to mash it'. 'The mash' is of what the list names.
  [
    'dairy',
    '(?:bangers|sausages|pie|liver|haggis) (?:and|&|n) mash|(?:with|over|on) (?:(?:some|a|your|hot|creamy|fluffy|potato) )*mash',
  ],
  [
    'dairy sulphites',
    '(?:creamy|buttery|cheesy|fluffy|potato) mash|(?:with|over|on) (?:some |creamy )?mashed potato(?:es)?',
  ],
  ['dairy', 'lattes?|cappuccino|dauphinoise?|(?:au )?gratin|fondue'],
  ['dairy', `creamed (?:${CREAMED})|(?<=(?:${CREAMED}), )creamed`],
  ['dairy wheat', 'white sauce|bread sauce|quesadillas?|bechamel|mornay'],
  ['dairy wheat pork', 'croque (?:monsieur|madame)'],
  ['dairy wheat mustard fish', 'rarebit'],
  ['dairy wheat eggs', 'cheesecake|cannoli|profiteroles?|eclairs?|yorkshires?|french toast|waffles?|quiche'],
  ['dairy wheat eggs', BAKED],
  ['wheat', 'crepe|chapatt?is?|rotis'],
  ['dairy wheat eggs alcohol', 'tiramisu'],
  ['dairy wheat eggs pork', 'toad in the hole'],
  ['dairy wheat eggs chicken', 'kievs?'],
  ['dairy eggs fish mustard wheat', CAESAR],
  ['dairy eggs', 'creme anglaise|hollandaise|bearnaise|custard'],
  // Eggs.
  [
    'eggs',
    'egg-?wash|whites to (?:stiff|soft) peaks|omelets?|eggy|pavlova|spanish tortilla|shakshuka|huevos?',
  ],
  ['eggs dairy', 'souffles?'],
  ['eggs alcohol', 'zabaglione|sabayon'],
  ['eggs fish', 'kedgeree|nicoise'],
  ['eggs tree_nuts', 'macarons?|macaroons?'],
  ['eggs wheat', 'schnitzels?|breaded|battered|in batter'],
  ['eggs wheat dairy tree_nuts', 'bakewell'],
  ['eggs celery mustard tree_nuts', 'waldorf'],
  // Fish and seafood.
  ['fish wheat eggs soy crustaceans molluscs', 'korean fish[- ]?cakes?'],
  ['fish wheat dairy eggs mustard soy celery sulphites', 'fish[- ]?fingers?|(?<!korean )fish[- ]?cakes?'],
  ['fish crustaceans molluscs', 'bouillabaisse'],
  ['fish crustaceans', 'tom yum|laksa'],
  ['crustaceans dairy', 'bisque'],
  ['crustaceans', 'prawn crackers?|camarones'],
  ['crustaceans wheat eggs', 'crab[- ]?cakes?'],
  ['molluscs dairy', 'clam chowder'],
  ['molluscs crustaceans fish dairy', 'seafood chowder'],
  ['molluscs', 'tinta de calamar|almejas|mejillones|vongole'],
  ['fish crustaceans eggs peanuts soy', 'pad thai'],
  // Meat.
  // Fat of beef, in which many a Belgian friterie and English chip shop fries.
  ['beef', '(?:in|of|with|the|some|hot|melted|beef) dripping(?! (?:wet|off|from|down|into|on))'],
  ['beef', 'friteries?|frituur|frietkot|chip[- ]shop chips|chips from (?:the|a) (?:chippy|chip[- ]shop)'],
  ['pork', 'rashers?|(?:pork|with) crackling|pulled pork'],
  ['pork wheat', 'pigs in blankets'],
  ['pork wheat eggs mustard', 'blt'],
  ['pork wheat eggs', 'scotch eggs?'],
  ['beef pork chicken dairy wheat soy celery mustard', 'hot ?dogs?(?! buns?)'],
  ['pork wheat eggs soy', 'tonkatsu(?! sauce)'],
  // Noodles, bread and cakes.
  ['soy wheat', 'yakitori|sukiyaki|kung pao chicken'],
  ['peanuts soy', 'kung pao'],
  ['soy wheat eggs', 'chow mein'],
  ['tree_nuts dairy', 'korma'],
  ['tree_nuts wheat eggs dairy', 'lebkuchen|florentines?'],
  ['tree_nuts wheat honey', 'panforte'],
  ['wheat', '(?:on|of|rye|with) toast|(?:the|on|of|with|serve) toasts|toasties?|pitt?as|naans'],
  ['wheat', 'parathas|wraps|roux|bread-?crumbs?|tempura'],
  ['wheat', 'sandwich(?:es)?|pastas|spag|noodle|calzones?|cous cous|bulghur'],
  ['wheat', 'grissini|breadsticks?|burgers? (?:in|on) (?:a |the )?(?:bun|roll)s?'],
  ['wheat soy sesame', 'gyozas?'],
  ['wheat soy sesame crustaceans', 'dim sum'],
  ['wheat', 'empanadas?|samosas?|bhaturas?|puris?|pooris?|pizzas|(?:with|in) (?:a wrap|rolls)'],
  ['wheat eggs dairy', 'doughnuts?|donuts?'],
  ['wheat', '(?:apple|steak|chicken|pecan|pumpkin|cherry|mince|meat) pies?'],
  ['wheat', '(?:apple|fruit|rhubarb|plum) crumble|crumble topping|make the crumble'],
];

/** The words of foods that hold this. */
export const holding = (kind: Kind): string =>
  FOODS.filter(([holds]) => holds.split(' ').includes(kind))
    .map(([, words]) => words)
    .join('|');
