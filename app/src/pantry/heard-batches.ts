import { sayAmount } from '@larder/domain';
import type { VoiceIngredient } from '@larder/ui/voice-panel';
import { heardOf, nameKey, type NamedThing } from './sensible-items.ts';

/**
 * What was heard as the panel shows it: where one thing is there in several batches, each with what tells it from the others.
 */
export function withBatches(
  ingredients: readonly VoiceIngredient[],
  things: readonly (NamedThing & { readonly id: string })[],
): VoiceIngredient[] {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return ingredients.map(({ id, name }) => {
    const thing = byId.get(id);
    const alike = things.filter((other) => nameKey(other.name) === nameKey(name));
    if (!thing || alike.length < 2) return { id, name };
    const heard = heardOf(thing);
    const expires = thing.date === undefined ? heard?.expiry_date : thing.date;
    const { quantity = null, unit } = heard ?? {};
    return {
      id,
      name,
      batch: {
        ...(quantity !== null && unit && { amount: sayAmount({ quantity, unit }, { isNamed: true }) }),
        ...(expires && { expires }),
        ...(heard?.opened && { opened: true }),
      },
    };
  });
}
