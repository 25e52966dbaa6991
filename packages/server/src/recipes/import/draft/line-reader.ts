import { setImmediate } from 'node:timers/promises';
import type { IngredientIndex } from '@larder/domain/model';
import { readRecipeLines, type RecipeReadLine } from '../../own/read-lines.ts';
import { isHeading } from '../line-readers.ts';
import type { Headed } from '../schema/found-recipe.ts';
import { withoutBullet } from './tidy-steps.ts';

/** How many lines a recipe may have. Beyond that, only the text is kept. */
export const MOST_READ = 100;
const LONGEST_TEXT = 500;
const LONGEST_GROUP = 120;
/** Yield to other requests after this many lines. */
const TURN = 8;

type Reading = Omit<RecipeReadLine, 'group'>;

/** Reads ingredient lines for one import; a line repeated in many recipes is parsed once. */
export interface LineReader {
  read(lines: readonly Headed[]): Promise<RecipeReadLine[]>;
}

export function makeLineReader(index: IngredientIndex): LineReader {
  const known = new Map<string, readonly Reading[]>();
  let sinceTurn = 0;

  const readOne = async (text: string): Promise<readonly Reading[]> => {
    const before = known.get(text);
    if (before) return before;
    sinceTurn += 1;
    if (sinceTurn % TURN === 0) await setImmediate();
    const read = asOneLine(text, readRecipeLines([text], index), index);
    known.set(text, read);
    return read;
  };

  return {
    async read(lines) {
      const read: RecipeReadLine[] = [];
      let heading: string | null = null;
      let group: string | null = null;
      for (const { text: written, heading: over } of lines) {
        const text = withoutBullet(written).slice(0, LONGEST_TEXT).trim();
        if (over !== heading) {
          heading = over;
          group = groupOf(over);
        }
        if (!/[\p{L}\p{N}]/u.test(text)) continue;
        if (isHeading(text) || /^\[[^[\]]{1,80}\]$/.test(text)) group = groupOf(text);
        else if (read.length < MOST_READ)
          read.push(...(await readOne(text)).map((line) => ({ ...line, group })));
        else
          read.push({
            text,
            group,
            ingredient_id: null,
            quantity: null,
            unit: null,
            notes: null,
            certainty: 'unknown',
          });
      }
      return read;
    },
  };
}

/**
 * 'Salt and pepper' stays one line, as it is written, of the first of the two. Where more than a seasoning is left out by
 * that, the cook is asked to look.
 */
function asOneLine(text: string, read: readonly Reading[], index: IngredientIndex): readonly Reading[] {
  const [first, second] = read;
  if (!first || !second) return read;
  const isSeasoning = ({ ingredient_id: id }: Reading) => id !== null && index.get(id)?.category === 'Spices';
  const certainty = isSeasoning(first) && isSeasoning(second) ? 'sure' : 'doubtful';
  return [{ ...first, text, notes: second.notes ?? first.notes, certainty }];
}

function groupOf(heading: string | null): string | null {
  const text = (heading ?? '')
    .replaceAll(/^\[|\]$|\s?:$/g, '')
    .slice(0, LONGEST_GROUP)
    .trim();
  return text === '' ? null : text;
}
