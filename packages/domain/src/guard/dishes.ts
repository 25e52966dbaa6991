import type { Food } from './food.ts';

/**
 * A dish that stands beside another or goes into it: 'serve with moussaka', 'use up in a stroganoff'. Of what a title or 'the
 * moussaka' names, the list of ingredients tells.
 */
const BESIDE =
  '(?:with|over|on|onto|in|into|to|of|or|an?|some|your|make|beside|alongside) (?:an? |some |more |your )?(?:hot |warm |cold |fresh )?';

/** Dishes, and what they are usually made of. */
const COOKED: readonly Food[] = [
  // Bread, pies and cakes.
  [
    'wheat',
    'banh mi|burritos?|spring rolls?|(?:[a-z]+ )?pies?|(?:cornish )?past(?:y|ies)|lahmacun|manakish|manakeesh|pide',
  ],
  ['wheat dairy', 'vol-au-vents?|(?:beef )?wellington|(?:[a-z]+ )?strudel|knafeh|kunafa'],
  ['wheat dairy soy sesame', '(?:ham|cheese)?burgers?'],
  [
    'wheat dairy eggs',
    'spanakopita|tiropita|borek|moussaka|pastitsio|lasagn[ae]|pancake|crepe|(?:[a-z]+ )?tarts?',
  ],
  [
    'wheat dairy eggs',
    'clafoutis|popovers?|blinis?|pierogi|fritters?|churros|dumplings|brownies|pudding|sponge',
  ],
  [
    'wheat dairy eggs',
    '(?:chocolate|lemon|coffee|fruit|cream|carrot|pound|chiffon|fairy|drizzle) cakes?|trifle|tres leches|past(?:el|eis) de nata',
  ],
  ['wheat eggs', 'latkes?|matzo balls?'],
  ['wheat dairy', 'cinnamon rolls?|mac (?:and|&|n) cheese'],
  ['gluten wheat', '(?:oat |breakfast |morning )?porridge'],
  // Salads and small dishes.
  ['wheat', 'tabbouleh|tabouli|fattoush|panzanella|kibbeh'],
  ['dairy', 'greek salad|caprese|colcannon|rice pudding|vichyssoise|chowder'],
  ['eggs mustard', 'potato salad|slaw'],
  ['eggs mustard fish celery', 'prawn cocktail'],
  ['fish wheat', 'fish and chips'],
  ['fish mustard', 'rollmops?'],
  // Of countries.
  ['dairy', 'stroganoff|tikka masala|dal makhani|tartiflette|aligot|cacio e pepe|parmigiana|saganaki'],
  ['dairy celery', 'bolognese'],
  ['fish dairy', 'cullen skink'],
  ['fish', 'ceviche|sushi|sashimi|nigiri|poke|brandade|pissaladiere|vitello tonnato'],
  ['fish crustaceans', 'larb|pho|tom yam'],
  ['fish crustaceans peanuts', 'som tam|(?:panang|penang) curry'],
  ['crustaceans molluscs', 'paella|cioppino|zarzuela|fritto misto'],
  ['crustaceans celery pork', 'jambalaya|gumbo|etouffee'],
  ['crustaceans wheat sesame eggs', 'prawn toasts?|har gow'],
  ['crustaceans eggs soy fish', 'nasi goreng|mee goreng|mie goreng'],
  ['molluscs wheat eggs fish soy', 'takoyaki|okonomiyaki'],
  ['wheat soy eggs molluscs', 'pad see ew|lo mein'],
  ['wheat soy sesame', 'bulgogi|kalbi|galbi|japchae|[gk]imbap'],
  ['wheat soy eggs sesame', 'bibimbap'],
  ['wheat soy fish', 'tteokbokki'],
  ['wheat soy sesame peanuts', 'dan ?dan'],
  ['wheat soy', 'momos?|potstickers?'],
  ['sesame', 'shawarma|mutabb?al'],
  ['sulphites alcohol', 'sangria|mulled wine'],
  // Sweets.
  ['dairy', 'kheer|rasmalai|gulab jamun|barfi|burfi|shrikhand|rabri|peda|affogato'],
  ['dairy eggs', 'crema catalana|flan|semifreddo|quenelles?|chocolate mousse'],
  ['sesame', 'halwa'],
];

/** Foods that are on hardly any list under this name, and dishes that are bought ready. */
const READY: readonly Food[] = [
  ['wheat', 'panini|chappath?is?|chapathis?|theplas?|bao|(?:in|on) a (?:cob|sub|hoagie)|pie lids?'],
  ['wheat', 'floured|crumbed|(?:coat|dip|roll) in (?:the )?crumbs|beurre manie|streusel|wholewheat|bulgar'],
  ['wheat', '(?:add|drop in) (?:the |some )?dumplings|(?<!(?:rice|glass|mung bean|sweet potato) )vermicelli'],
  ['wheat', 'triticale|vital gluten'],
  ['wheat eggs', 'spa?e?tzle|(?:chicken|veal|pork) milanese|katsu|goujons?|nuggets'],
  ['wheat dairy eggs', 'a muffin|madeleines?|gougeres?|gateaux?|a danish|beignets?|eclair'],
  ['wheat dairy eggs tree_nuts', 'financiers?|battenberg|linzer ?torte|simnel cake|stollen|sachertorte'],
  ['wheat tree_nuts', 'baklava'],
  [
    'gluten wheat',
    'cheerios|shreddies|ready brek|oatmilk|(?:cook|eat|heat|serve|warm) porridge|(?:^|\\/ )porridge',
  ],
  ['gluten wheat alcohol', '(?:pint|bottle|can|splash|glass) of bitter|heineken|leffe|kingfisher beer'],
  ['eggs alcohol', 'advocaat'],
  ['sulphites alcohol', '(?:glass|splash|slug|glug) of (?:red|white)|rioja|chianti|chardonnay'],
  ['celery wheat gluten beef', 'bovril'],
  ['celery', 'marigold bouillon'],
  ['celery wheat gluten dairy soy mustard', 'vegeta|aromat|herbamare'],
  ['mustard', 'achaar|dijonnaise|mostarda|senf'],
  ['celery wheat gluten sulphites mustard', 'branston'],
  ['lupin', 'lupini|lupine|altramuces|tremocos'],
  ['eggs mustard', 'gribiche|devilled eggs|miracle whip'],
  ['eggs mustard fish celery', 'thousand island|marie rose'],
  ['eggs mustard fish', 'green goddess'],
  ['eggs', 'tortillas? (?:de patatas?|espanola)|shakshouka|menemen|uova|œufs?|oeufs?|tamago|huevo'],
  ['dairy eggs', 'creme (?:brulee|caramel)|eggnog'],
  [
    'dairy',
    'ganache|butterscotch|banoffee|evap|carnation milk|angel delight|(?<!coconut )creamer|elmlea|cheezy',
  ],
  ['dairy', 'babybel|stracciatella|stracchino|kashkaval|caciocavallo|milky tea|milkybar|a creamy sauce'],
  ['fish sulphites', 'tapenade'],
  ['fish', "tonnato|anchoiade|tarama|garum|henderson[’']?s|mentaiko|mojama|niboshi"],
  ['fish', 'narutomaki|chikuwa|fishballs?|ikan bilis|bombay duck|nam prik|sprats?|bass|bream|mullet'],
  ['fish', 'john dory|carp|barramundi|basa|mahi[- ]mahi|sturgeon|branzino|zander|grouper|coley|pollack|huss'],
  ['fish', '(?:dog|rock|red|blue|lump)fish|orange roughy|(?:pike|perch|brill) fillets?'],
  ['crustaceans', 'crawdads?|langostinos?|gamberi|gamberoni|ebi|cigalas|carabineros|krupuk'],
  ['crustaceans', 'yabb(?:y|ies)|barnacles'],
  ['crustaceans molluscs', 'mariscos'],
  ['molluscs', 'winkles?|conch|geoduck|chipirones|poulpe|st\\.? jacques|berberechos|navajas|limpets?|cozze'],
  ['soy', 'soyabeans?|beancurd|impossible (?:mince|burgers?)'],
  ['sesame', 'goma|til seeds?|za atar|tahin|everything bagels?'],
  ['peanuts', 'peanutty|arachides?|arachis|goobers'],
  ['peanuts tree_nuts', 'trail mix|nutty (?:dressing|sauce|topping|crunch)|nut ?loaf'],
  ['peanuts tree_nuts sesame', 'salsa macha'],
  ['peanuts tree_nuts sesame wheat', 'mole (?:poblano|negro|rojo|sauce)'],
  ['tree_nuts', 'ajo ?blanco|marcona|ricciarelli|dacquoise|noisettes?|pinones|nueces|walnutty|pass?anda'],
  ['tree_nuts peanuts eggs honey', 'nougat|torrone'],
  ['tree_nuts dairy gelatine eggs', 'rocky road'],
];

/** What a step serves or stirs in without a line for it. */
export const DISHES: readonly Food[] = [
  ...COOKED.map(([holds, words]): Food => [holds, `${BESIDE}(?:${words})`]),
  ...READY,
];
