import type { components } from '@larder/contract';
import { gramsOf } from '@larder/catalogue';
import { unseenNameError, type Unit } from '@larder/domain';
import type { Ingredient, IngredientIndex } from '@larder/domain/model';
import {
  isHeading,
  readWithParseIngredient,
  readWithSharpParser,
  type LineReading,
} from '../import/line-readers.ts';
import { isPieceWord, sameOf, unitOfCount } from '../import/lines.ts';

export type RecipeReadLine = components['schemas']['RecipeReadLine'];

/** Characters that no recipe line may contain: see the contract. */
const UNWANTED = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
const MOST = 1_000_000;
const LEAST = 0.001;
const LONGEST_NOTE = 500;
const LONGEST_GROUP = 120;

/**
 * Reads a recipe's ingredient lines. Each keeps its text. A heading is the group of the lines after it, and 'salt and
 * pepper' becomes two lines. Uncertain readings are marked as such; a line without a known ingredient stays text.
 */
export function readRecipeLines(texts: readonly string[], index: IngredientIndex): RecipeReadLine[] {
  let group: string | null = null;
  return texts.flatMap((written) => {
    const text = written.replaceAll(UNWANTED, ' ').trim();
    if (!/[\p{L}\p{N}]/u.test(text) || unseenNameError(text) !== null) return [];
    if (isHeading(text)) {
      group = text.replace(/:$/, '').trim().slice(0, LONGEST_GROUP);
      return [];
    }
    return readText(text, index).map((line) => ({ ...line, group }));
  });
}

function readText(text: string, index: IngredientIndex): Omit<RecipeReadLine, 'group'>[] {
  const one = readOne(text, index);
  if (one.certainty !== 'unknown' || one.quantity !== null) return [one];
  const parts = text.split(/\s(?:and|&)\s/i);
  const both = parts.length === 2 ? parts.map((part) => readOne(part.trim(), index)) : [];
  return both.length > 0 && both.every(({ certainty }) => certainty === 'sure') ? both : [one];
}

function readOne(text: string, index: IngredientIndex): Omit<RecipeReadLine, 'group'> {
  const own = index.read(text);
  const others = [readWithParseIngredient(text, index), readWithSharpParser(text, index)].filter(
    (reading): reading is LineReading => reading !== null,
  );
  const agreed = sameOf(others);
  const found = own.found ?? agreed;
  const { quantity, unit } =
    own.quantity === null ? (others.find((other) => other.quantity !== null) ?? own) : own;
  const amount = amountOf(found, quantity, unit ?? own.unit, own.measure);
  const isSure = own.found !== undefined && !own.isCorrected && (agreed ?? own.found) === own.found;
  const notes = own.note.slice(0, LONGEST_NOTE).trim();
  return {
    text,
    ingredient_id: found?.id ?? null,
    ...amount,
    notes: notes === '' ? null : notes,
    certainty: found ? (isSure && isWeighed(found, amount) ? 'sure' : 'doubtful') : 'unknown',
  };
}

type Amount = Pick<RecipeReadLine, 'quantity' | 'unit'>;

/** An amount within the contract's limits. A bare number is in the unit that the ingredient is counted in. */
function amountOf(
  found: Ingredient | undefined,
  quantity: number | null,
  unit: Unit | null,
  measure: string | null,
): Amount {
  if (quantity === null || !(quantity > 0 && quantity <= MOST)) return { quantity: null, unit: null };
  const isCounted = unit === null && (measure === null || isPieceWord(measure));
  const counted = isCounted && found ? unitOfCount(found) : null;
  return { quantity: Math.max(LEAST, Number(quantity.toFixed(3))), unit: unit ?? counted };
}

/** Whether the weight is known, or there is no amount. */
function isWeighed(found: Ingredient, { quantity, unit }: Amount): boolean {
  return quantity === null || (unit !== null && gramsOf(found, quantity, unit) !== null);
}
