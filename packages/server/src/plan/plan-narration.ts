import type { Connection } from '../platform/database/connection.ts';
import type { KeptPlan } from '../platform/database/schema.ts';
import { readRecipeTexts } from '../recipes/candidate.store.ts';
import type { LanguageModel, NarrationRequest } from './language-model/model.ts';
import { writePlan, type RecipeText } from './plan-writing.ts';

/** The deadline of a language model, in milliseconds: a plan is answered within ten seconds. */
export const NARRATION_DEADLINE_MS = 9_500;

/**
 * Writes a plan out in full: with the sentences that a language model chose, if there is one, otherwise
 * with the planner's.
 */
export async function narratePlan(
  db: Connection,
  userId: string,
  model: LanguageModel | null,
  request: Omit<NarrationRequest, 'titles'>,
  unstored: ReadonlyMap<number, RecipeText> = new Map(),
): Promise<KeptPlan> {
  const { week, wishes, pantry } = request;
  if (!model) return writePlan(db, userId, week, wishes, pantry, unstored);
  const texts = await readRecipeTexts(
    db,
    userId,
    (week.candidates ?? []).map(({ id }) => id),
  );
  const titles = new Map([...texts, ...unstored].map(([id, { title }]) => [id, title]));
  const narration = await model.narrate({ ...request, titles });
  const plan = await writePlan(db, userId, narration?.week ?? week, wishes, pantry, unstored);
  if (!narration) return plan;
  const { reasons, remark } = narration;
  return {
    ...plan,
    meals: plan.meals.map((meal) => ({ ...meal, reason: reasons.get(meal.id) ?? meal.reason })),
    notes: remark === null ? plan.notes : `${plan.notes} ${remark}`,
  };
}
