import { readAmount } from '@larder/domain/names';
import type { RecipeIngredient } from '../components/ingredient-list/index.ts';

/** No amount has more words: '2 x 400 g tins of'. */
const MOST_WORDS = 7;
const BRACKETS = /\(([^()]{1,200})\)/g;

/** The American '1-1/2 cups' is one and a half. */
const MIXED = /^(\d{1,4})\s?[-–]\s{0,2}(?=\d{1,2}\/\d{1,2}(?![\d-]))/;
/** Of '3-4 cloves' the cook needs four, of '1/2-1 tsp' one. */
const RANGE = /^(?:\d{1,4}|(?:\d{1,4}\s{1,2})?\d{1,2}\/\d{1,2})\s{0,2}[-–]\s{0,2}(?=\d)/;
/** '500g' is read as '500 g'. */
const GLUED = /^[\d.,/]{1,8}(?=\p{L})/u;

/** The line's words, with its amount as the domain reads it: '1½cups' as '1 1/2 cups'. */
function wordsOf(line: string): readonly string[] {
  const plain = line
    .replaceAll(/\p{No}/gu, (fraction) => ` ${fraction.normalize('NFKC').replace('⁄', '/')} `)
    .trim()
    .replace(MIXED, '$1 ')
    .replace(RANGE, '')
    .replace(GLUED, '$& ');
  return plain.split(' ').filter(Boolean);
}

interface Found {
  readonly quantity: number;
  readonly unit: string | null;
  /** How many words it has. */
  readonly length: number;
}

/** What a line says: '1½ cups flour, sifted'. A line that does not begin with an amount is left as written. */
export function readIngredient(line: string): Pick<RecipeIngredient, 'name' | 'quantity' | 'unit' | 'notes'> {
  const inBrackets = [...line.matchAll(BRACKETS)].map(([, text = '']) => text.trim());
  // A comma between digits belongs to a number: '1,5 kg'.
  const [main = '', ...notes] = line.replaceAll(BRACKETS, ' ').split(/,(?!\d)/);
  const words = wordsOf(main);
  const amount = amountIn(words);
  if (!amount) return { name: line, quantity: null, unit: '', notes: null };
  const said = [...inBrackets, ...notes.map((note) => note.trim())].filter(Boolean).join(', ');
  return {
    name: words.slice(amount.length).join(' '),
    quantity: amount.quantity,
    unit: amount.unit ?? 'piece',
    notes: said || null,
  };
}

/** The longest amount with a unit, or else the number alone: of '3 trayfuls figs' the trayfuls stay with the name. */
function amountIn(words: readonly string[]): Found | undefined {
  const found = Array.from({ length: Math.min(words.length - 1, MOST_WORDS) }, (_, index): Found | null => {
    const read = readAmount(words.slice(0, index + 1).join(' '));
    if (!read?.quantity || read.quantity < 0) return null;
    return { quantity: read.quantity, unit: read.unit, length: index + 1 };
  }).filter((one) => one !== null);
  const isNumber = ({ length }: Found) => !/\p{L}/u.test(words.slice(0, length).join(''));
  return found.findLast(({ unit }) => unit !== null) ?? found.findLast(isNumber) ?? found[0];
}
