import { spellFractions } from './numbers.ts';
import { isUnitWord } from './unit-words.ts';
import { usualKeys } from './variants.ts';

/** One word of a text: as written, in lower case, and as compared. A hyphenated word counts as several. */
export interface Token {
  readonly said: string;
  readonly lower: string;
}

/** A text split into its parts. */
export interface Parts {
  /** The text before the first comma or bracket. */
  readonly main: readonly Token[];
  /** The text in brackets. */
  readonly brackets: readonly string[];
  /** The parts after commas. */
  readonly notes: readonly string[];
}

/** From the first letter or digit to the last. */
const INSIDE = /[\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}%])?/u;

/** Words that start a part of a sentence about purpose or appearance, never identity. */
const AFTERTHOUGHT =
  /\s(?:for (?!.{0,40} cheese)|to (?:serve|taste|garnish|finish|cover|coat|decorate|sprinkle|drizzle|dust|fry|cook|grease)|plus |from |such as |preferably |about |if |cut (?:in|into) |on the (?:vine|stem|bone)|at room temperature|dissolved in |mixed (?:with|in|into) |made (?:up )?(?:with|from) |as needed|as required|each\b|with (?:(?:its|their|the) )?(?:skin|bone|stem|stalk|leave|leaf|green|top|juice|liquid|seed|shell|tail)s?\b|\(?optional\)?)/i;

/** The same amount repeated in other units: '500 ml/18 fl oz'. */
const TWICE =
  /(\d\s(?:g|kg|ml|l|oz|lb|cups?|floz|tsp|tbsp))\s*(?:\/|or)\s*\d[\d\s.,/]*(?:g|kg|ml|l|oz|lb|cups?|floz|pints?|tsp|tbsp)\b/gi;

/** Where 'half' is no number. */
const HALVES = /\bhalf (?:fat|cream|and half)\b/gi;
/** Before a vowel, 'of' loses its own in French and Italian: "gousses d'ail". */
const ELIDED =
  /\b(gousses?|feuilles?|branches?|bouquets?|tranches?|spicchio?|fett[ae]|mazzo|foglie|rametti) d'(?=\p{L})/giu;

/** Splits typed, spoken or pasted text into the name and the rest. */
export function partsOf(text: string): Parts {
  const brackets: string[] = [];
  const open = tidied(text).replaceAll(/[([{]([^)\]}]*)[)\]}]?/g, (_all, inside: string) => {
    brackets.push(inside.trim());
    return ' ';
  });
  const [first = '', ...more] = open.split(/[,;](?!\d)|\s-\s|:(?=\s|$)/).filter((part) => part.trim() !== '');
  const after = AFTERTHOUGHT.exec(first);
  const rest = after ? [first.slice(after.index), ...more] : more;
  return {
    main: tokensOf(after ? first.slice(0, after.index) : first),
    brackets: brackets.filter(Boolean),
    notes: rest.map((note) => note.trim()).filter(Boolean),
  };
}

/** The words of a text, without surrounding punctuation. */
export function tokensOf(text: string): Token[] {
  return text
    .split(/\s+/)
    .map((word) => (/^\d*[.,]?\d+$/.test(word) ? word : (INSIDE.exec(word)?.[0] ?? '')))
    .filter(Boolean)
    .map((said) => ({ said, lower: said === 'T' || said === 't' ? said : said.toLowerCase() }));
}

/** The words of tokens as compared, each singular. */
export function keysOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ said }) => usualKeys(said));
}

/** Normalises spellings: fractions, dashes, multiplication signs, numbers with units. */
function tidied(text: string): string {
  return spellFractions(text.normalize('NFC'))
    .replaceAll('’', "'")
    .replaceAll(/[–—‒−]/g, '-')
    .replaceAll(/[×✕]/g, 'x')
    .replaceAll(/\s&\s/g, ' and ')
    .replaceAll(/[≈~]/g, ' ')
    .replace(/^\s*(?:[-*•·▪◦☐✓]+\s+|\[[ x]?\]\s*)+/i, '')
    .replaceAll(/(\d)\s*(?:''|"|″)/g, '$1 inch ')
    .replaceAll(/(?<![a-z])fl\.?\s?oz\b\.?|\bfluid ounces?\b/gi, 'floz')
    .replaceAll(/(\d)-?([a-z]+)\b\.?/gi, (all, digit: string, word: string) =>
      isUnitWord(word) || /^(?:x|cm|mm|inch)$/i.test(word) ? `${digit} ${word}` : all,
    )
    .replaceAll(/(^|[\d\s])x(?=\d)/gi, '$1 x ')
    .replaceAll(/(\d)\s*-\s*(?=\d)/g, '$1 to ')
    .replaceAll(/(\p{L})\s*\/\s*(?=\p{L})/gu, '$1 or ')
    .replaceAll(/\b(thumb|finger|walnut|bite|golf ball) (?=sized? )/gi, '$1-')
    .replaceAll(HALVES, (words) => words.replaceAll(' ', '-'))
    .replaceAll(ELIDED, '$1 de ')
    .replaceAll(/ from an? (?:jar|tin|can)\b/gi, ', tinned')
    .replace(
      /^(?:the )?(?:finely |freshly )?(?:grated )?(?:juice|zest|rind|seeds)(?: (?:and|or) (?:juice|zest|rind))? +(?:(?:of|from) |(?=\d))/i,
      '',
    )
    .replace(/ (?:juice|zest|rind) (?:and|or) (?:juice|zest|rind)(?= *(?:,|$))/i, '')
    .replaceAll(TWICE, '$1')
    .trim();
}
