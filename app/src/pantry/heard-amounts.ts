import type { VoiceIngredient } from '@larder/ui/voice-panel';
import type { BookIngredient } from './pantry-items.query.ts';
import type { BulkItem } from './pantry.change.ts';
import { sensibleItems, type NamedThing } from './sensible-items.ts';

/** A recognised item in the review. */
export type HeardThing = NamedThing & { readonly id: string };

/** Amounts the cook set for recognised items, by id. Each applies to the unit it was set in. */
export type GivenAmounts = Readonly<Record<string, GivenAmount>>;

export interface GivenAmount {
  readonly quantity: number | null;
  readonly unit: string | undefined;
}

interface AmountSources {
  book: readonly BookIngredient[];
  given: GivenAmounts;
}

/**
 * The recognised items with the amounts to save: the cook's correction, otherwise what was said, otherwise
 * the usual amount.
 */
export function withAmounts(
  things: readonly HeardThing[],
  { book, given }: AmountSources,
): VoiceIngredient[] {
  const items = sensibleItems(things, book);
  return things.map(({ id, name }, index) => {
    const own = given[id];
    const { quantity = null, unit } = items[index] ?? {};
    return { id, name, quantity: own && own.unit === unit ? own.quantity : quantity, unit };
  });
}

/** The named items as pantry input, with the amounts shown. */
export function itemsToSave(things: readonly HeardThing[], sources: AmountSources): BulkItem[] {
  const named = things
    .map((thing) => ({ ...thing, name: thing.name.trim() }))
    .filter(({ name }) => name !== '');
  const shown = withAmounts(named, sources);
  return sensibleItems(named, sources.book).map((item, index) => ({
    ...item,
    quantity: shown[index]?.quantity ?? null,
  }));
}

/** The amounts changed by an edit, by id. */
export function changedAmounts(
  before: readonly VoiceIngredient[],
  after: readonly VoiceIngredient[],
): GivenAmounts {
  const known = new Map(before.map(({ id, quantity }) => [id, quantity]));
  const changed = after.filter(({ id, quantity }) => quantity !== known.get(id));
  return Object.fromEntries(changed.map(({ id, quantity = null, unit }) => [id, { quantity, unit }]));
}
