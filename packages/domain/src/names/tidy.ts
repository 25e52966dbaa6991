import { spellFractions } from './numbers.ts';
import { isUnitWord } from './unit-words.ts';

/** The words for weights, volumes and lengths, as part of a regular expression. */
export const MEASURES =
  'g|gr|grams?|kgs?|kilos?|kilograms?|ml|mls|milliliters?|millilitres?|cl|dl|l|litres?|liters?|oz|ounces?|lbs?|pounds?|' +
  'cups?|c|floz|pints?|pts?|quarts?|qts?|tsps?|teaspoons?|tbsps?|tablespoons?|cm|mm|inch(?:es)?';
/** A number as written, with its fraction or range: '1 1/2', '14 to 16'. */
const NUMBER = String.raw`\d[\d\s.,/]*(?:to \d[\d\s.,/]*)?`;
/** One or more numbers with their measures: '1 lb 2 oz'. */
const AMOUNT = String.raw`${NUMBER}(?:${MEASURES}|in)\b(?:\s*(?:-|to )?\s*${NUMBER}(?:${MEASURES})\b)*`;

/** What may follow another measure after a slash: '227 g/8 oz/1 cup/2 sticks'. */
const AGAIN = String.raw`(?:${NUMBER}sticks?\b|${AMOUNT})`;

/** How warm it should be: '90° to 100°F'. */
const TEMPERATURE = /\d{2,3} ?°(?: ?[FC]\b)?(?: ?(?:to|-|–) ?\d{2,3} ?°?(?: ?[FC]\b)?)?/gi;

/** Two sizes for one: 'small to medium', 'medium-to-large'. */
const SIZE = '(?:small|medium|large)(?:-sized?)?';
const TWO_SIZES = new RegExp(String.raw`\b(${SIZE})[ -](?:(?:to|or)[ -])${SIZE}\b`, 'gi');

/** Fewer if they are larger: '4 small or 2 large red peppers'. */
const LOOK = '(?:small|medium|large|sm|md|lg|thin|fat|big)(?:-sized?|-large)?';
const TWO_COUNTS = new RegExp(String.raw`^(\s*\d[\d\s./]*${LOOK}) or {1,2}\d[\d\s./]*${LOOK}(?= )`, 'i');

/** The same amount repeated in other units: '500 ml/18 fl oz', '500 g/1 lb 2 oz', '128 g/4 1/2 oz/1/2 cup'. */
const TWICE = new RegExp(
  String.raw`(\d\s(?:(?:packed|heaping|heaped|scant|level) )?(?:${MEASURES}))\s*(?:\/|or)\s*(?:about |approx(?:imately)? )?${AMOUNT}(?:\s*\/\s*(?:about )?${AGAIN})*`,
  'gi',
);
/** A second amount whose unit is forgotten: '50 g/1 3/4 unsalted butter', '25 g/oz almonds'. */
const HALF_WRITTEN = /(\d\s(?:g|kg|ml|l))\/(?:\d[\d ./]*|oz|fl oz) (?=\p{L})/giu;
/** A range with its unit at both ends: '150 ml-200 ml', '150 ml to 200 ml'. */
const BOTH_ENDS = new RegExp(String.raw`(\d)\s(${MEASURES})\s*(?:-|to)\s*(?=\d[\d\s./]*\2\b)`, 'gi');
/** The weight of one: '4 (8-ounce) steaks'. */
const EACH = /\((\d[^()]*?)-(oz|ounces?|lbs?|pounds?|g|grams?|kg|ml|floz)\b\.?/gi;
/** How thick something is cut: '6 1/4-inch-thick slices'. */
const THICKNESS =
  /(\d{1,4}|one|two|three|four|five|six|eight|ten|twelve|eighteen)\s{1,3}(?:\d{1,3} )?\d{1,3}(?:[./]\d{1,3})?-(?:inch|cm|mm)(?:-thick|-wide)?(?= (?:thick|slices|rounds|cubes|strips|chunks|lengths)|(?<=thick))/gi;

/** Where 'half' is no number. */
const HALVES = /\bhalf (?:fat|cream|and half)\b/gi;
/** Before a vowel, 'of' loses its own in French and Italian: "gousses d'ail". */
const ELIDED =
  /\b(gousses?|feuilles?|branches?|bouquets?|tranches?|spicchio?|fett[ae]|mazzo|foglie|rametti) d'(?=\p{L})/giu;
/** The part of a fruit, ear or sprig that is used: 'juice and zest of 2 lemons', 'kernels from 2 ears of corn'. */
const PART =
  '(?:juice|zest|rind|peel|pulp|seeds|kernels|leaves|flesh|needles|stems|stalks)(?: cut)?(?:,? (?:and|or) (?:(?:finely )?(?:grated|julienned) )?(?:juice|zest|rind|pulp|peel|seeds))?';
const PART_OF = new RegExp(
  String.raw`^(?:the )?(?:finely |freshly |coarsely )?(?:grated |pared |chopped |squeezed |strained )?${PART} +(?:(?:of|from) |(?=\d))`,
  'i',
);
/** The state in which it is bought does not matter: 'fresh or frozen peas'. */
const EITHER_STATE =
  /\b(?:cooked|fresh|canned|tinned|frozen|homemade) or (?:well-rinsed )?(?:canned|tinned|frozen|fresh|cooked|store-bought|dried(?= bay)) (?=\p{L})/giu;
/** What stands before some lines: 'Optional: 1 vanilla pod'. */
const HEADING = /^\s*(?:optional|(?:for )?(?:the )?garnish|to (?:serve|garnish|finish))\s*:\s*/i;

/** Where it is kept, and that it has to go: 'freezer: peas', 'use up carrots'. */
const KEPT = /^\s*(?:(?:in the )?(?:freezer|fridge|cupboard|pantry)\s*:|(?:to )?use up)\s*/i;
/** The same behind a name. */
const TO_USE =
  /\s(?:(?:in|from) the (?:freezer|fridge|cupboard)|needs? using(?: up)?|to use up|going off)\s*$/i;
/** A package that is no longer full: 'nearly finished jar of mayo', 'open bag of spinach'. */
const STARTED =
  /^\s*(?:an? )?(?:(?:nearly|almost)[ -])?(?:finished|empty|used|full|open|opened|unopened|new|spare) (?=(?:jar|bag|bottle|tin|can|pack|packet|box|tub|carton|tube) of )/i;
/** One of which nobody knows how much is left: 'half used bag of flour'. A tin still says how its food is kept. */
const HALF_USED =
  /^\s*(?:an? |1 )?(?:half|part)[ -](?:finished|empty|used|full|open|opened) (?:(tin|can) of |(?:jar|bag|bottle|pack|packet|box|tub|carton|tube) of )/i;
/** More than anyone counts: 'lots of carrots', 'some leftover rice'. */
const UNCOUNTED = /^\s*(?:lots of|loads of|plenty of|some|the rest of|rest of|remains of)\s(?=\p{L})/iu;

/** '2 tsp Diamond Crystal or 1 tsp Morton kosher salt': the same salt, coarser or finer. */
const OF_TWO_SALTS =
  /\bDiamond Crystal(?: kosher salt)? or [\d¼½¾⅓⅔/. ]+(?:tsp|tbsp|teaspoons?|tablespoons?)\.? (?=Morton\b)/iu;

/** An American measure: '2 sticks (225 g) cold butter'. */
const BUTTER_STICK =
  /(?<=(?:\d|\b(?:an?|one|two|three|four)) )sticks?\b(?=(?: ?\([^()]{0,40}\))?(?: of)?(?: (?!and |or |plus |celery |cinnamon )[\p{L}-]{2,20}){0,4} (?:butter|margarine)\b)/giu;
/** How long it was cooked, which is no number of them: '7-8 minutes boiled eggs'. */
const COOKED_FOR =
  /(?<![\d.,/-])(?:\d{1,2} ?(?:-|–|to) ?)?\d{1,2}[ -]?(?:min(?:ute)?s?|hours?|hrs?)\.?[ -](?=(?:(?:soft|hard|slow)[ -])?(?:boiled|cooked|poached|fried|steamed|simmered|roasted)\b|eggs?\b)/gi;

/** A line without how long its food was cooked. */
export const withoutCookingTime = (text: string): string => text.replaceAll(COOKED_FOR, '');

/** Normalises spellings: fractions, dashes, multiplication signs, numbers with units. */
export function tidied(text: string): string {
  return spellFractions(withoutCookingTime(text.normalize('NFC')))
    .replaceAll('’', "'")
    .replaceAll(/\b(self|half|semi|free|all)[–—](?=\p{L})/giu, '$1-')
    .replaceAll(/(\d) percent\b/gi, '$1%')
    .replaceAll(/(\d%) fat\b/gi, '$1')
    .replace(/^\s*(?:an? )?good (?=grating|pinch|handful|glug|splash|drizzle|grind)/i, '1 ')
    .replaceAll(/\bGF (?=\p{L})/giu, 'gluten-free ')
    .replaceAll(/\bEV (?=olive oil\b)/gi, 'extra virgin ')
    .replace(OF_TWO_SALTS, '')
    .replace(/(?<=\p{L}) (?=freshly (?:ground|milled|cracked|grated|squeezed)$)/iu, ', ')
    .replaceAll(/(\s)[–—](?=\p{L})|(?<=\p{L})[–—](?=\p{L})/gu, ' - ')
    .replaceAll(/[–—‒−]/g, '-')
    .replaceAll(/[×✕]/g, 'x')
    .replaceAll(/\s&\s/g, ' and ')
    .replaceAll(/[≈~]/g, ' ')
    .replaceAll(/\band\/or\b/gi, 'or')
    .replaceAll(TWO_SIZES, '$1')
    .replace(TWO_COUNTS, '$1')
    .replaceAll(new RegExp(String.raw`\b(${MEASURES}) or (?:more|so|less)(?= )`, 'gi'), '$1')
    .replaceAll(TEMPERATURE, ' ')
    .replaceAll(/\b(pinch|dash|splash|handful|drop|glug) or (?:two|so)\b/gi, '$1')
    .replaceAll(/\bor a few drops of (?=\p{L})/giu, '')
    .replace(
      /^\s*(?:an? )?(?:small |large )?(?:wine |sherry )?glass (?!noodle|vermicelli)(?:of )?/i,
      '1 glass ',
    )
    .replace(/^\s*(?:small|large|big) (tub|pot|carton) /i, '1 $1 ')
    .replaceAll(/\b(\d+ )(?:wine|sherry) (glass)/gi, '$1$2')
    .replaceAll(/\b(?:\d{1,2}- or )?\d{1,2}-(?:bone|rib) /gi, '')
    .replaceAll(/\b\d{1,3}[- ]day[- ]aged /gi, '')
    .replaceAll(/\bpaper-thin (?=slice)/gi, '')
    .replaceAll(/\bcans or boxes\b/gi, 'cans')
    .replaceAll(/\(s\)/g, 's')
    .replaceAll(/\b(?:bone|skin) (?:in|on) (?=\p{L})/giu, '')
    .replaceAll(EITHER_STATE, '')
    .replace(HEADING, '')
    .replace(KEPT, '')
    .replace(TO_USE, '')
    .replace(HALF_USED, (_, tin?: string) => (tin ? 'tinned ' : ''))
    .replace(STARTED, '1 ')
    .replace(UNCOUNTED, '')
    .replace(/^\s*(?:at least|up to|most of) (?=\d)/i, '')
    .replace(/^\s*(?:[-*•·▪◦☐✓]+\s+|\[[ x]?\]\s*)+/i, '')
    .replaceAll(/(\d)\s*(?:''|"|″)/g, '$1 inch ')
    .replaceAll(/(?<![a-z])fl\.?\s?oz\b\.?|\bfluid ounces?\b/gi, 'floz')
    .replaceAll(/\bdessert ?spoon(?:ful)?s?\b/gi, 'dessertspoon')
    .replaceAll(EACH, '($1 $2 each')
    .replaceAll(THICKNESS, '$1')
    .replaceAll(/(\d ?(?:lb|kg))(?=\d)/gi, '$1 ')
    .replaceAll(/(\d)-?([a-z]+)\b\.?/gi, (all, digit: string, word: string) =>
      isUnitWord(word) || /^(?:x|cm|mm|inch)$/i.test(word) ? `${digit} ${word}` : all,
    )
    .replaceAll(/(^|[\d\s])x(?=\d)/gi, '$1 x ')
    .replace(/^(\d+) x \d[\d./ ]*(?:in|inch|cm)(?:\/\d[\d. ]*(?:in|cm))? (?=pieces?|lengths|sticks)/i, '$1 ')
    .replace(/^(\d+ (?:tins?|cans?))\/\d[\d. ]*(?:g|ml|oz)\b/i, '$1')
    .replaceAll(/(\d)\s*-\s*(?=\d)/g, '$1 to ')
    .replaceAll(BOTH_ENDS, '$1 to ')
    .replaceAll(/(\p{L})\s*\/\s*(?=\p{L})/gu, '$1 or ')
    .replaceAll(/\b(thumb|finger|walnut|bite|golf ball) (?=sized? )/gi, '$1-')
    .replaceAll(HALVES, (words) => words.replaceAll(' ', '-'))
    .replaceAll(ELIDED, '$1 de ')
    .replaceAll(/ from an? (?:jar|tin|can)\b/gi, ', tinned')
    .replace(PART_OF, '')
    .replace(/ (?:juice|zest|rind) (?:and|or) (?:juice|zest|rind)(?= *(?:,|$))/i, '')
    .replaceAll(TWICE, '$1')
    .replaceAll(HALF_WRITTEN, '$1 ')
    .replaceAll(BUTTER_STICK, 'butterstick')
    .trim();
}
