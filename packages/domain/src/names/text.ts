import { MEASURES, tidied } from './tidy.ts';
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
const AFTERTHOUGHT = new RegExp(
  String.raw`\s(?:${[
    'for (?!.{0,40} cheese)',
    'to (?:serve|taste|garnish|finish|cover|coat|decorate|sprinkle|drizzle|dust|fry|cook|grease)',
    // '1 cup plus 2 tbsp sugar' is one amount.
    String.raw`plus (?!\d[\d\s/.]*(?:${MEASURES})\b(?!\s*(?:$|for\b|to\b|more\b|extra\b)))`,
    'from |such as |preferably |about |like |if |studded with |used ',
    'of (?:your|good|best|any|top|high) ',
    'not |rather than |instead of |in place of ',
    // '3 or 4 eggs', but 'thyme leaves or 1 tsp dried thyme'.
    String.raw`(?<!\d\s)or +(?=\d)`,
    'or (?:to taste|more|less|another|any|similar|as needed|your|alternatively|an?|about|(?:a )?combination|same|equal)\\b ?',
    String.raw`in (?:the |their )?shells?\b|in one piece|in their|cut (?:in|into) |on the (?:vine|stem|bone|slab)|in skins?\b|to make |without |including `,
    String.raw`at room temperature|dissolved in |mixed (?:with|in|into) |made (?:up )?(?:with|from) |(?:beaten|whisked|braised|tossed) (?:with|in) |(?:torn|broken|chopped|sliced|shredded|split|rolled|soaked|simmered|marinated|divided|measured) (?:in|into|to|down|until|after) |into |weighing |e\.?g\.? |as needed|as required|as (?:an? )?(?:garnish|accompaniment)|each\b`,
    String.raw`with (?:(?:its|their|the) )?(?:skin|bone|stem|stalk|leave|leaf|green|top|juice|liquid|seed|shell|tail|pit|rind|giblet)s?\b`,
    String.raw`\(?optional\)?`,
  ].join('|')})`,
  'i',
);

/** What is left of a joined pair: 'peeled and cut into pieces'. */
const DANGLING = /\s(?:and|or|but)\s*$/i;

/** The part of a text before an afterthought: 'butter for frying' is butter. */
export function beforeAfterthought(text: string): string {
  const after = AFTERTHOUGHT.exec(text);
  return after ? text.slice(0, after.index) : text;
}

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
    main: tokensOf(after ? first.slice(0, after.index).replace(DANGLING, '') : first),
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
