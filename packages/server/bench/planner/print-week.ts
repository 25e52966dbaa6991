import { CATALOGUE } from '@larder/catalogue';
import { notesOf, reasonOf, type Plan } from '@larder/domain/planner';
import { freezingNote } from '../../src/plan/freezing.ts';
import type { Household } from './households.ts';

const titles = new Map(CATALOGUE.recipes.map(({ id, title }) => [id, title]));
const names = new Map(CATALOGUE.ingredients.map(({ id, name }) => [id, name]));

/** Prints a household's pantry and week as a cook would read them. */
export function printWeek(
  { name, pantry, wishes }: Household,
  week: Plan,
  made: ReadonlyMap<number, string>,
): void {
  const stock = pantry
    .filter(({ quantity }) => quantity !== null)
    .map(
      (item) =>
        `${item.name} ${item.quantity} ${item.unit}${item.expiresOn ? ` (${item.expiresOn.slice(5)})` : ''}`,
    );
  const limits = [...wishes.preferences.allergies, ...wishes.preferences.dietary_restrictions];
  console.log(`\n# Household ${name} ${limits.join(', ')}\n${stock.join(', ')}`);
  for (const meal of week.meals) {
    const { recipe, coverage } = meal;
    const missing = coverage.missingIds.map((id) => names.get(id));
    console.log(
      `${meal.day.padEnd(9)} ${titles.get(recipe.id) ?? made.get(recipe.id)} · ${recipe.totalTime} min, ${recipe.calories} kcal, ${recipe.protein} g protein, ${recipe.vegetables} g vegetables, ${recipe.base ?? 'no base'}, ${recipe.proteins[0] ?? '-'}\n          ${reasonOf(meal, wishes, week.meals)} Buys ${missing.join(', ') || 'nothing'}.`,
    );
  }
  const { today } = wishes;
  const freezing = freezingNote({ meals: week.meals, stock: pantry, startsOn: today, today });
  console.log([notesOf(week), freezing].filter(Boolean).join(' '));
  if (week.double) console.log(`${week.double.day} is cooked double, for ${week.double.on}.`);
}
