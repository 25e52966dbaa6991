import type { CatalogueSnapshot } from '../../recipes/catalogue/snapshot.ts';

/** The allowed length of a text, in characters. */
export interface Length {
  readonly least: number;
  readonly most: number;
}

/** The allowed contents of a text. */
export interface Sayable {
  /** Phrases that are true verbatim. */
  readonly phrases: readonly string[];
  /** Ingredients that it may mention, including everything they are a kind of. */
  readonly ingredients: ReadonlySet<number>;
}

/**
 * Characters of a plain sentence. No digits, which only phrases contain; no markup; nothing that makes up a
 * URL.
 */
const PLAIN = /^[\p{Script=Latin}\p{M} .,;:!?'’‘"“”()–—-]*$/u;
/** A full stop inside a word means a URL, or nothing good. */
const STOP_INSIDE = /\.[^\s.)"'’”]/u;

const NUMBERS = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands
  million dozen dozens half quarter third twice double triple couple`;
const DAYS = `monday tuesday wednesday thursday friday saturday sunday today tonight tomorrow yesterday weekend weekday
  weekdays`;
/**
 * Claims that only the pantry can verify, and claims of absence: 'nothing to buy', 'no nuts', 'without
 * dairy'.
 */
const CLAIMS = `all every everything nothing none no not never nor without cannot only entire entirely fully completely
  free zero lacks`;
/** Nobody may rely on a model for anything that concerns their health. */
const HEALTH = `safe safely allergy allergies allergic allergen allergens allergenic intolerant intolerance gluten dairy
  lactose nut nuts shellfish seafood meat meatless vegan vegetarian halal kosher keto ketogenic paleo carb carbs diet
  diets dietary health healthy healthier healthiest healthful nutritious nutrition cure cures heal heals medicine medical
  medically doctor detox low high lean organic`;
/** Words of someone after something other than cooking. */
const TALK = `click visit http https www dot com website site link url login password account email mail phone call text
  credit card bank pay payment subscribe download install instruction instructions ignore prompt system assistant
  model user admin script`;
const UNPROVEN = new Set([NUMBERS, DAYS, CLAIMS, HEALTH, TALK].join(' ').split(/\s+/));
/** 'Isn't' and similar. */
const DENIAL = /n['’]t$/;

/** The longest ingredient name looked for, in words. */
const LONGEST_NAME = 5;

/**
 * Checks a model's text; null if it must not be shown. It must be one line of plain text. Apart from the true
 * phrases it must contain no numbers in digits or words, no days, no claims of absence, nothing about health
 * or diets, and only ingredients of the meal.
 */
export function checkedWords(
  text: string,
  { least, most }: Length,
  { phrases, ingredients }: Sayable,
  { names, family }: Pick<CatalogueSnapshot, 'names' | 'family'>,
): string | null {
  // Line breaks count as spaces here; every other control character is rejected below.
  const line = text
    .normalize('NFC')
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .trim();
  if (line.length < least || line.length > most) return null;
  const rest = withoutPhrases(line, phrases);
  if (!PLAIN.test(rest) || STOP_INSIDE.test(rest)) return null;
  const words = rest.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
  if (words.some((word) => UNPROVEN.has(word) || DENIAL.test(word))) return null;
  const allowed = family.namesFor(ingredients);
  if (namedIngredients(rest, names).some((id) => !allowed.has(id))) return null;
  return /[.!?]["'”’)]?$/.test(line) ? line : `${line}.`;
}

/** A text with each phrase replaced by a comma. Longer phrases first, so that no fragment remains. */
function withoutPhrases(text: string, phrases: readonly string[]): string {
  let rest = text;
  for (const phrase of phrases.toSorted((a, b) => b.length - a.length)) {
    const literal = phrase.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
    // Whole phrases only: '5 minutes' is not part of '25 minutes'.
    const whole = String.raw`(?<![\p{L}\p{N}$.,-])${literal}(?![\p{L}\p{N}-]|[.,]\p{N})`;
    rest = rest.replaceAll(new RegExp(whole, 'giu'), ',');
  }
  return rest;
}

/** The ingredients that a text mentions; of overlapping names the longest. */
function namedIngredients(text: string, names: CatalogueSnapshot['names']): number[] {
  return text.split(/[^\p{L}\p{M}'’ -]+/u).flatMap((part) => {
    const words = part.split(/ +/).filter(Boolean);
    const found: number[] = [];
    for (let at = 0; at < words.length; at += 1) {
      for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
        const ingredient = names.find(words.slice(at, at + length).join(' '));
        if (!ingredient) continue;
        found.push(ingredient.id);
        at += length - 1;
        break;
      }
    }
    return found;
  });
}
