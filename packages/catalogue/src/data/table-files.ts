import { STORAGE_PLACES, type KeepsFor, type ShelfLife, type Stock } from '@larder/domain';
import type { IngredientIndex } from '@larder/domain/model';
import { readDocument } from './document.ts';
import type { Entry } from './entry.ts';
import type { Faults } from './faults.ts';
import { readDays, readNumber } from './figures.ts';
import { findIngredient, readUnit, unknownIngredient } from './ingredient-line.ts';
import { readNames } from './preset-file.ts';

/** Foods with the same shelf life: slugs, and the source of the figures. */
export interface KeepingKind {
  readonly of: readonly string[];
  readonly source: string;
  readonly life: ShelfLife;
}

/** What a cook can use instead of an ingredient, and what that changes. Ingredients by slug. */
export interface Substitution {
  readonly has: string;
  readonly asked: string;
  /** One or two short sentences for the cook: 'Any rice will do.' */
  readonly note: string;
  /** How many grams of the replaced ingredient a gram of it makes, if not 1: a stock cube. */
  readonly gives?: number;
}

/** A part of another ingredient: grams of it per gram of the whole. Ingredients by slug. */
export interface Part {
  readonly whole: string;
  readonly part: string;
  readonly share: number;
}

/**
 * What is bought instead of others on the same shopping list, because it covers them too. Ingredients by
 * slug.
 */
export interface Taker {
  readonly taker: string;
  readonly others: readonly string[];
}

export interface Substitutes {
  readonly substitutions: readonly Substitution[];
  readonly parts: readonly Part[];
  readonly boughtAsOne: readonly Taker[];
}

const DAYS = "such as '5 days' or '1 year, 3 months opened', or 'keeps'.";

/** Shelf lives of foods. */
export function readShelfLifeFile(
  file: string,
  text: string,
  index: IngredientIndex,
  faults: Faults,
): KeepingKind[] {
  const kinds = readDocument(file, text, faults)?.list('kind of food') ?? [];
  return kinds.map((kind) => {
    const fields = kind.fields(['foods', 'source', 'usual'], STORAGE_PLACES);
    return {
      of: readNames(fields.foods, index),
      source: fields.source.text(),
      life: {
        usual: fields.usual.oneOf(STORAGE_PLACES),
        fridge: readKeeping(fields.fridge),
        freezer: readKeeping(fields.freezer),
        cupboard: readKeeping(fields.cupboard),
      },
    };
  });
}

/**
 * '1 week', '10 days, 1 week opened', 'keeps, 6 months opened': unopened and opened. A place that is left out
 * is unsuitable.
 */
function readKeeping(entry: Entry | undefined): KeepsFor | null {
  if (!entry) return null;
  const [closed = '', open = closed, ...more] = entry.text().split(', ');
  const unopened = readDays(closed);
  const opened = readDays(open.replace(/ opened$/, ''));
  if (unopened !== undefined && opened !== undefined && more.length === 0) return { unopened, opened };
  entry.fault(`${entry.name} should be a time ${DAYS}`);
  return null;
}

/**
 * The amount usually bought of each ingredient: under '2 piece' or 'some g' the ingredients it applies to.
 */
export function readUsualAmounts(
  file: string,
  text: string,
  index: IngredientIndex,
  faults: Faults,
): Record<string, Stock> {
  const amounts = readDocument(file, text, faults)?.named() ?? [];
  const read = amounts.flatMap(({ key, entry }) => {
    const stock = readAmount(key);
    if (!stock) entry.fault(`'${key}' should be an amount such as '2 pieces', '500 g' or 'some g'.`);
    return stock ? readNames(entry, index).map((slug) => ({ slug, stock, key, entry })) : [];
  });
  const found = new Map<string, { stock: Stock; key: string }>();
  for (const { slug, stock, key, entry } of read) {
    const other = found.get(slug);
    if (other) entry.fault(`'${slug}' is also listed under '${other.key}'. Remove one.`);
    found.set(slug, { stock, key });
  }
  return Object.fromEntries([...found].map(([slug, { stock }]) => [slug, stock]));
}

function readAmount(text: string): Stock | null {
  const [number = '', ...words] = text.split(' ');
  const unit = readUnit(words.join(' '));
  const quantity = number === 'some' ? null : readNumber(number);
  if (unit === undefined || (quantity === null && number !== 'some')) return null;
  return quantity === null || (Number.isInteger(quantity) && quantity > 0) ? { quantity, unit } : null;
}

/** Substitutes. */
export function readSubstitutes(
  file: string,
  text: string,
  index: IngredientIndex,
  faults: Faults,
): Substitutes {
  const document = readDocument(file, text, faults);
  if (!document) return { substitutions: [], parts: [], boughtAsOne: [] };
  const fields = document.fields(['in place of', 'in place of each other', 'parts', 'bought as one'], []);
  return {
    substitutions: [
      ...fields['in place of'].list('substitute').flatMap((entry) => {
        const { have, for: asked, note, gives } = entry.fields(['have', 'for', 'note'], ['gives']);
        const has = readName(have, index);
        const says = note.text();
        const more = gives && { gives: gives.number({ least: 0.01, most: 1000 }) };
        return readNames(asked, index).map((one) => ({ has, asked: one, note: says, ...more }));
      }),
      ...fields['in place of each other'].list('group').flatMap((entry) => {
        const { any, note } = entry.fields(['any', 'note'], []);
        const says = note.text();
        const group = readNames(any, index);
        return group.flatMap((has) =>
          group.filter((asked) => asked !== has).map((asked) => ({ has, asked, note: says })),
        );
      }),
    ],
    parts: fields.parts.list('part').map((entry) => {
      const { of, part, share } = entry.fields(['part', 'of', 'share'], []);
      return {
        whole: readName(of, index),
        part: readName(part, index),
        share: share.number({ least: 0.01, most: 1 }),
      };
    }),
    boughtAsOne: fields['bought as one'].list('pair').map((entry) => {
      const { buy, for: others } = entry.fields(['buy', 'for'], []);
      return { taker: readName(buy, index), others: readNames(others, index) };
    }),
  };
}

function readName(entry: Entry, index: IngredientIndex): string {
  const name = entry.text();
  const found = findIngredient(name, index);
  if (!found && name !== '') entry.fault(unknownIngredient(name, index));
  return found?.slug ?? '';
}
