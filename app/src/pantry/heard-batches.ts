import type { VoiceIngredient } from '@larder/ui/voice-panel';
import { nameKey } from '../voice/heard-item.ts';
import type { HeardThing } from './heard-amounts.ts';
import { heardOf } from './sensible-items.ts';

/** The recognised items as the panel shows them, with what distinguishes batches of one ingredient. */
export function withBatches(
  ingredients: readonly VoiceIngredient[],
  things: readonly HeardThing[],
): VoiceIngredient[] {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return ingredients.map((ingredient) => {
    const thing = byId.get(ingredient.id);
    const alike = things.filter((other) => nameKey(other.name) === nameKey(ingredient.name));
    if (!thing || alike.length < 2) return ingredient;
    const heard = heardOf(thing);
    const expires = thing.date === undefined ? heard?.expiry_date : thing.date;
    return {
      ...ingredient,
      batch: { ...(expires && { expires }), ...(heard?.opened && { opened: true }) },
    };
  });
}
