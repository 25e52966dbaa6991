import { INGREDIENT_INDEX, shelfLifeOf } from '@larder/catalogue';
import { freezeNote, type WeekToFreeze } from '@larder/domain/planner';

/** What a week leaves for the freezer, in a sentence; empty if nothing. */
export const freezingNote = (week: WeekToFreeze): string =>
  freezeNote(week, (id) => {
    const ingredient = INGREDIENT_INDEX.get(id);
    return ingredient
      ? { life: shelfLifeOf(ingredient), dollarsPerGram: ingredient.pricePerKg / 1000 }
      : null;
  });
