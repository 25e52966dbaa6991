import { ApiError } from '@larder/client';
import { useMutationState, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import { forgetAdditions } from '../../pantry/additions.ts';
import { notePantryUncertain } from '../../pantry/note-pantry.ts';
import { askingCook, isHere } from '../../platform/queries/change-outcome.ts';
import { forgetKeys, sendOnce } from '../../platform/queries/idempotency-key.ts';
import { isUncertain } from '../../platform/queries/uncertain.ts';
import { mealPlan, showPlan, type MealPlan } from './meal-plan.query.ts';

/** A meal of a plan, as the cook sees it. */
export interface PlannedMeal {
  planId: string;
  day: NonNullable<MealPlan['meal_plan'][number]['day']>;
  recipeId: number;
  title: string;
}

/** How one kind of change is made. */
interface PlanChange<Variables> {
  /** What kind of change it is. */
  kind: string;
  /** Sends it under a key, and answers the plan as it then is. */
  send: (variables: Variables, key: string) => Promise<MealPlan>;
  /** It takes something from the pantry, or puts something there. */
  changesPantry: boolean;
  /** Called with the plan when it is done, while the same cook is there. */
  done: (plan: MealPlan, variables: Variables) => void;
  /** What to say when it failed and the server has said nothing. */
  failure: string;
  /** Says what went wrong. */
  tell: (sentence: string, error: Error) => void;
}

const CHANGE = ['meal-plan', 'change'] as const;
/** Changes of the plan wait for each other. */
const SCOPE = { id: 'meal-plan' };

/** What to say of a failure: the server's words, if it has said something. */
export const sentenceOf = (error: unknown, fallback: string) =>
  error instanceof ApiError && error.problem ? error.detail : fallback;

/** The plan is not as the cook saw it: another device was quicker. */
const isConflict = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.status === 404);

/**
 * Changes the plan. Changes wait for each other, since each is answered with the whole plan, and one whose answer was lost
 * has its effect once however often it is tried again. What was shown is read again when nobody knows how it is now.
 */
function planChange<Variables>(
  queryClient: QueryClient,
  { kind, send, changesPantry, done, failure, tell }: PlanChange<Variables>,
): MutationOptions<MealPlan, Error, Variables, string | null> {
  return {
    mutationKey: [...CHANGE, kind],
    scope: SCOPE,
    mutationFn: (variables) =>
      sendOnce(queryClient, 'plan', { kind, variables }, (content, key) => send(content.variables, key)),
    onMutate: askingCook,
    onSuccess: async (plan, variables, cook) => {
      if (!isHere(cook)) return;
      // What is asked for next is meant, also when it is the same once more.
      forgetKeys(queryClient, 'plan');
      if (changesPantry) {
        forgetAdditions(queryClient);
        void notePantryUncertain(queryClient);
      }
      await showPlan(queryClient, plan);
      done(plan, variables);
    },
    onError: (error, _variables, cook) => {
      if (!isHere(cook)) return;
      tell(sentenceOf(error, failure), error);
      if (!isUncertain(error) && !isConflict(error)) return;
      if (changesPantry) void notePantryUncertain(queryClient);
      void queryClient.invalidateQueries({ queryKey: mealPlan().queryKey });
    },
  };
}

/**
 * Makes a change; resolves to whether it was done. No hook, so that a message can take it back when the screen was left.
 */
export function changePlan<Variables>(
  queryClient: QueryClient,
  change: PlanChange<Variables>,
  variables: Variables,
): Promise<boolean> {
  const options = queryClient.defaultMutationOptions(planChange(queryClient, change));
  return queryClient
    .getMutationCache()
    .build(queryClient, options)
    .execute(variables)
    .then(
      () => true,
      () => false,
    );
}

/**
 * Sends something that is answered with the whole plan, in its turn among the changes of the plan: no answer overwrites a
 * later one.
 */
export function sendInTurn(queryClient: QueryClient, send: () => Promise<MealPlan>): Promise<MealPlan> {
  const turn: MutationOptions<MealPlan, Error, void> = {
    mutationKey: [...CHANGE, 'send-waiting'],
    scope: SCOPE,
    mutationFn: send,
  };
  const options = queryClient.defaultMutationOptions(turn);
  return queryClient.getMutationCache().build(queryClient, options).execute();
}

/** What was asked for with changes of these kinds that are on their way. */
export function usePlanChanges<Variables>(...kinds: readonly string[]): readonly Variables[] {
  return useMutationState({
    filters: {
      mutationKey: CHANGE,
      status: 'pending',
      predicate: ({ options }) => kinds.includes(String(options.mutationKey?.[CHANGE.length])),
    },
    select: ({ state }) => state.variables as Variables,
  });
}
