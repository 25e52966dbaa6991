import { readAmount } from '../names/amounts.ts';
import type { SpokenItem } from './items.ts';
import type { SpokenToken } from './tokens.ts';

/** An element of a transcript with its words. */
type Placed<Thing> = SpokenItem<Thing> & { readonly words: readonly string[] };

/**
 * The words for each name's amount, by the name's index: 'two tins of' tomatoes, eggs 'a dozen'. A standalone
 * number, as after 'no, wait', keeps its own words; everything else has ''.
 */
export function spokenAmounts<Thing>(
  items: readonly SpokenItem<Thing>[],
  tokens: readonly SpokenToken[],
): readonly string[] {
  const placed = place(items, tokens);
  return placed.map((item, at) => {
    if (item.kind === 'amount') return item.words.join(' ');
    return item.kind === 'name' ? before(placed, at) || after(placed, at) : '';
  });
}

/** Whether each item follows 'the', referring to an earlier one. */
export function knownBefore<Thing>(
  items: readonly SpokenItem<Thing>[],
  tokens: readonly SpokenToken[],
): readonly boolean[] {
  let from = 0;
  return items.map(({ length }) => {
    from += length;
    return tokens[from - length - 1]?.lower === 'the';
  });
}

function place<Thing>(
  items: readonly SpokenItem<Thing>[],
  tokens: readonly SpokenToken[],
): readonly Placed<Thing>[] {
  let from = 0;
  return items.map((item) => {
    const own = tokens.slice(from, from + item.length);
    from += item.length;
    // A misheard unit is replaced by the intended one: 'two gloves of garlic'.
    const isMisheard =
      item.kind === 'amount' && item.unit !== null && own.length === 1 && !own[0]?.isQuantity;
    return { ...item, words: isMisheard ? [item.unit ?? ''] : own.flatMap(parted) };
  });
}

/** '500g' is two words. */
const parted = ({ said, isQuantity }: SpokenToken): readonly string[] =>
  isQuantity ? said.replace(/(\d)([a-z])/i, '$1 $2').split(' ') : [said];

/** The longest run of words before a name that form exactly an amount. */
function before<Thing>(items: readonly Placed<Thing>[], at: number): string {
  let end = at;
  while (end > 0 && items[end - 1]?.kind === 'look' && items[end]?.ends === 'none') end -= 1;
  const words: string[] = [];
  let found = '';
  for (let from = end - 1; from >= 0 && items[from + 1]?.ends === 'none'; from -= 1) {
    const item = items[from];
    if (!item || !maySayHowMuch(item)) break;
    words.unshift(...item.words);
    if (isAmount(textOf(words))) found = textOf(words);
  }
  return found;
}

/** An amount that ends a part of a sentence, right after a name without one: 'flour, 500 grams'. */
function after<Thing>(items: readonly Placed<Thing>[], at: number): string {
  const words: string[] = [];
  let next = at + 1;
  for (; next < items.length; next += 1) {
    const item = items[next];
    const isFirst = next === at + 1;
    if (item?.ends === 'sentence' || (item?.ends === 'part' && !isFirst)) break;
    if (item && (item.kind === 'amount' || isArticle(item.words))) words.push(...item.words);
    else if (item?.ends === 'none') return '';
    else break;
  }
  const isOfNext = items[next]?.kind === 'name' && items[next]?.ends === 'none';
  return !isOfNext && isAmount(textOf(words)) ? textOf(words) : '';
}

/** A number or unit with the small words in between: 'half a dozen', 'two tins of'. */
function maySayHowMuch<Thing>(item: SpokenItem<Thing>): boolean {
  return item.kind === 'amount' || item.kind === 'word' || (item.kind === 'cue' && item.cue === 'little');
}

const isArticle = (words: readonly string[]): boolean => /^an?$/i.test(words.join(' '));

/** Joins the words in written order: 'a kilo and a half' is one and a half kilos. */
function textOf(words: readonly string[]): string {
  return words
    .join(' ')
    .replace(
      /^(\S+) (\S+) and a half\b/i,
      (_all, count: string, unit: string) => `${isArticle([count]) ? 'one' : count} and a half ${unit}`,
    );
}

const isAmount = (text: string): boolean => readAmount(text) !== null;
