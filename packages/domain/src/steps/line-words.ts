import { cooksWord } from './cooks-word.ts';
import { stem, stemSet } from './words.ts';

/** A recipe line, by its ingredient's name. */
export interface StepLine {
  readonly name: string;
  /** The line as a cook wrote it: '4 scallions, sliced' for spring onions. Steps may use its word too. */
  readonly text?: string | undefined;
}

/** The words a step may use for a line. */
export interface LineWords {
  /** Its name in lower case: two lines with the same are of the same food. */
  readonly name: string;
  /** The stems of all words in its name. */
  readonly all: ReadonlySet<string>;
  /** Words that are enough on their own: 'oil' and 'chicken', not 'olive' or 'thigh'. */
  readonly alone: ReadonlySet<string>;
  /** The last word of its name. */
  readonly head: string | null;
  /** The word for the food itself: 'jack' of Monterey Jack, 'cod' of cod fillet. */
  readonly own: string | null;
  /** Words that tell kinds apart rather than describe: together with its last word, they mean it. */
  readonly telling: ReadonlySet<string>;
  /** Ground or whole spice: 'cilantro' never means ground coriander. */
  readonly isSpice: boolean;
}

/** Adjectives, which are no name on their own. */
export const DESCRIPTIONS = stemSet(`
  black white red green yellow brown pink dark light golden blonde fresh freshly dried dry ground whole sweet bitter hot cold warm
  large small medium big raw plain double single extra virgin refined mild strong baby long short thick thin fine coarse tinned
  canned bottled frozen smoked cured salted unsalted boneless skinless lean minced shredded grated crushed crumbled toasted
  roasted peeled sliced chopped cooked instant active quick self raising baking cooking caster granulated full low semi skimmed
  half free range spring winter summer flat curly soft hard firm silken mature young old new clear pure wild sour clotted heavy
  palm glutinous sticky split king tiger bird eye finger pointed grain round cut rolled strained condensed evaporated desiccated
  preserved pickled fermented stoned pitted and or of with in the for`);

/** Foods that other foods are named after: 'coconut milk' is not coconut, 'rice cakes' are not rice. */
const GIVE_NAMES = stemSet(`
  butter milk rice corn egg beef pork lamb veal chicken turkey duck fish vegetable olive sunflower sesame rapeseed
  groundnut peanut mustard wheat potato tomato onion garlic orange vanilla curry pasta bread cheese cream bean wine cider malt meat water maple date chestnut oyster
  almond hazelnut coconut soya oat chilli pizza salad cocktail cooking bell bay chinese thai indian mexican korean japanese
  italian spanish french greek lebanese american sichuan kashmiri english`);

/** Last words that often mean something made in earlier steps, or a part of anything. */
const VAGUE_HEADS = stemSet(`
  sauce paste juice powder leaf seed pod flake water stalk stick slice syrup sheet sprig clove piece strip spice cake mix masala
  seasoning extract essence bone bunch head bulb heart tip spear floret cube chunk crumb eye`);

/** With these, the first word is enough: 'coriander' for coriander seeds, 'chicken' for chicken thighs. */
const PARTS = stemSet(`
  leaf seed pod flake stalk stick slice sheet sprig clove juice paste powder extract essence fillet thigh breast drumstick wing leg
  shoulder loin belly rib eye steak chop mince neck shin shank rump topside sirloin tenderloin brisket cheek bunch head bulb heart
  tip spear floret`);

/** What makes a spice of a plant that has leaves as well. */
const SPICES = stemSet('ground seed powder');

/** Exceptions, which never mean their parts: nobody calls curry leaves curry. */
const NEVER_ALONE = stemSet('curry baking bay bread cocktail');

/** The words that may mean a recipe line. */
export function lineWords({ name, text }: StepLine): LineWords {
  // 'bicarbonate of soda', 'chipotle in adobo'
  const plain = name.toLowerCase().replace(/\([^()]*\)/g, '');
  const [core = '', whole = ''] = plain.split(/,|\s(?:of|in|with|for)\s/);
  const wordsOf = (part: string) => (part.match(/[\p{L}\p{M}]+/gu) ?? []).map(stem);
  const ofPart = wordsOf(core);
  // 'leg of lamb' is lamb's leg.
  const words =
    / of /.test(plain) && ofPart.every((word) => PARTS.has(word)) ? [...wordsOf(whole), ...ofPart] : ofPart;
  const last = words.at(-1);
  const alone = new Set<string>();
  const isNamed = last !== undefined && (words.length === 1 || !VAGUE_HEADS.has(last));
  if (isNamed) alone.add(last);
  for (const [at, word] of words.slice(0, -1).entries()) {
    if (DESCRIPTIONS.has(word) || NEVER_ALONE.has(word)) continue;
    const isOfPart = words.slice(at + 1).every((next) => PARTS.has(next) || DESCRIPTIONS.has(next));
    if (isOfPart || !(GIVE_NAMES.has(word) || VAGUE_HEADS.has(word))) alone.add(word);
  }
  const own = words.findLast((word) => !PARTS.has(word)) ?? last ?? null;
  const telling = new Set(words.slice(0, -1).filter((word) => !DESCRIPTIONS.has(word)));
  const all = new Set(wordsOf(plain));
  const written = text === undefined ? null : cooksWord(text, DESCRIPTIONS);
  if (written !== null && !all.has(written) && !VAGUE_HEADS.has(written) && !PARTS.has(written)) {
    all.add(written);
    alone.add(written);
  }
  return {
    name: plain.trim(),
    all,
    alone,
    head: last ?? null,
    own,
    telling,
    isSpice: [...SPICES].some((word) => all.has(word)),
  };
}
