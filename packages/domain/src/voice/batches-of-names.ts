import { readAmount } from '../names/amounts.ts';
import type { SpokenBatch } from './spoken-batches.ts';
import type { SpokenName } from './spoken-name.ts';

/** A name with what was said about parts of it. */
export type PartedName<Thing> = SpokenName<Thing> & { readonly batches: readonly SpokenBatch[] };

/** A number and its unit: 2 and 'tins of'. */
interface Whole {
  readonly count: number | null;
  readonly unit: string;
}

type Part<Thing> = SpokenName<Thing> & Whole;

/**
 * Splits a name into batches, each with its own amount, date and mark: 'two milks, one best before Friday and
 * one Monday' are two batches of one. The remainder is a batch of its own. Batches described identically are
 * merged.
 */
export function batchesOf<Thing>({ batches, ...name }: PartedName<Thing>): readonly SpokenName<Thing>[] {
  if (batches.length === 0) return [name];
  const whole = wholeOf(name.amount);
  let left = whole.count;
  const parts = batches.map((batch): Part<Thing> => {
    const count = batch.share === 'rest' ? left : countOf(batch.count);
    const isOwnUnit = batch.unit !== '' && unitOf(batch.unit) !== unitOf(whole.unit);
    if (!isMore(batch, name) && left !== null) left = isOwnUnit || count === null ? 0 : left - count;
    const unit = isOwnUnit ? batch.unit : whole.unit;
    const isAll = batch.share === 'rest' && left === whole.count;
    return {
      ...name,
      count,
      unit,
      amount: isAll ? name.amount : amountOf(count, unit, name.amount),
      expiresOn: batch.day ?? (isMore(batch, name) ? null : name.expiresOn),
      isOpened: batch.isOpened,
    };
  });
  const isRestSaid = batches.some(({ share }) => share === 'rest');
  const isWhole = left === whole.count;
  const isLeft = !isRestSaid && (left === null ? name.expiresOn !== null : left > 0);
  const amount = isWhole ? name.amount : amountOf(left, whole.unit, name.amount);
  const rest: Part<Thing> = { ...name, count: left, unit: whole.unit, amount };
  const all = isLeft ? (isWhole ? [rest, ...parts] : [...parts, rest]) : parts;
  return joined(all, name.amount).map(({ count: _count, unit: _unit, ...one }) => one);
}

/** Merges parts described identically if their amounts can be summed: a litre and a carton stay two. */
function joined<Thing>(parts: readonly Part<Thing>[], whole: string): readonly Part<Thing>[] {
  const found: Part<Thing>[] = [];
  for (const part of parts) {
    const at = found.findIndex((other) => isAlike(part, other));
    const other = found[at];
    if (!other) {
      found.push(part);
      continue;
    }
    const count = (other.count ?? 0) + (part.count ?? 0);
    if (part.count !== null) found[at] = { ...other, count, amount: amountOf(count, other.unit, whole) };
  }
  return found;
}

/** Next to a dated batch, one with another date is additional, unless it is said to be one of them. */
function isMore({ share, day }: SpokenBatch, { expiresOn }: { expiresOn: string | null }): boolean {
  return share === 'more' ? expiresOn !== null : share === 'unsaid' && expiresOn !== null && day !== null;
}

function isAlike<Thing>(one: Part<Thing>, other: Part<Thing>): boolean {
  const isSummed =
    one.count === null || other.count === null
      ? one.amount === other.amount
      : unitOf(one.unit) === unitOf(other.unit);
  return isSummed && one.expiresOn === other.expiresOn && one.isOpened === other.isOpened;
}

const countOf = (words: string): number | null =>
  words === '' ? null : (readAmount(words)?.quantity ?? null);

const unitOf = (words: string) => readAmount(`1 ${words}`)?.unit ?? null;

/** Splits 'two tins of' into the number and its unit. How many packs 500 grams are is unknown. */
function wholeOf(amount: string): Whole {
  const words = amount.split(' ').filter(Boolean);
  for (let length = words.length; length > 0; length -= 1) {
    const read = readAmount(words.slice(0, length).join(' '));
    if (read?.unit !== null || read.quantity === null) continue;
    const unit = words.slice(length).join(' ');
    return { count: isWeighed(unit) ? null : read.quantity, unit };
  }
  return { count: null, unit: '' };
}

function amountOf(count: number | null, unit: string, whole: string): string {
  if (count === null) return '';
  return isWeighed(unit) ? `${count} x ${whole}` : `${count} ${unit}`.trim();
}

/** Nobody counts grams one by one: 'one' of 500 g is a pack of 500 g. */
function isWeighed(unit: string): boolean {
  const read = readAmount(`1 ${unit}`);
  return read?.quantity === 1 && ['g', 'ml', 'oz'].includes(read.unit ?? '');
}
