import { ApiError } from '@larder/client';
import type { Slot } from '@larder/domain';
import { useMutationState, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import { forgetAdditions } from '../../pantry/additions.ts';
import { notePantryUncertain } from '../../pantry/note-pantry.ts';
import { askingCook, isHere } from '../../platform/queries/change-outcome.ts';
import { contentsSent, forgetKeys, sendOnce } from '../../platform/queries/idempotency-key.ts';
import { isUncertain } from '../../platform/queries/uncertain.ts';
import { mealPlan, showPlan, type MealPlan } from './meal-plan.query.ts';

/** A planned meal, as the cook sees it. */
export interface PlannedMeal {
  planId: string;
  day: NonNullable<MealPlan['meal_plan'][number]['day']>;
  date?: string | undefined;
  recipeId: number;
  title: string;
  /** Which meal of the day it is: a dinner unless said. */
  slot?: Slot | undefined;
  /** How many it is for, without the second half of one that is cooked double, if it is written for another number. */
  servings?: number | undefined;
  /** Whether the cook has chosen it, and when the rest is eaten if it is cooked double: for undoing. */
  kept?: boolean | undefined;
  leftoversOn?: LeftoversAt | null | undefined;
  /** The meal that its leftovers have put aside. */
  aside?: { recipeId: number; title: string } | null | undefined;
}

/** When leftovers are eaten. */
export type LeftoversAt = NonNullable<MealPlan['meal_plan'][number]['leftovers_on']>;

/** A day of a plan, with or without a meal. */
export type PlannedDay = Pick<PlannedMeal, 'planId' | 'day' | 'date' | 'slot'>;

/** How to run one kind of change. */
interface PlanChange<Variables> {
  /** The kind of change. */
  kind: string;
  /** Sends it with an idempotency key, and returns the new plan. */
  send: (variables: Variables, key: string) => Promise<MealPlan>;
  /** It adds to or takes from the pantry. */
  changesPantry: boolean;
  /** Called with the new plan on success, while the same cook is logged in. */
  done: (plan: MealPlan, variables: Variables) => void;
  /** Error message if the server gives none. */
  failure: string;
  /** Reports an error. */
  tell: (sentence: string, error: Error) => void;
}

const CHANGE = ['meal-plan', 'change'] as const;
/** Plan changes run one at a time. */
const SCOPE = { id: 'meal-plan' };

/** The server's error message, if it gave one. */
export const sentenceOf = (error: unknown, fallback: string) =>
  error instanceof ApiError && error.problem ? error.detail : fallback;

/** The plan was changed elsewhere, such as on another device. */
const isConflict = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.status === 404);

/**
 * Changes the plan. Changes run one at a time, because each returns the whole plan, and are idempotent if
 * retried after a lost response. If the outcome is unknown, the plan is refetched.
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
      // Later requests are intentional, even if identical.
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
 * Runs a change; resolves to whether it succeeded. Not a hook, so a message can undo it after the screen was
 * left.
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
 * Sends a request that returns the whole plan, in sequence with plan changes, so no response overwrites a
 * newer one.
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

/** The variables of pending changes of these kinds. */
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

/** The changes of a kind that were sent, and not answered as far as this browser knows. */
export const unheardChanges = <Variables>(queryClient: QueryClient, kind: string): Variables[] =>
  contentsSent<{ kind: string; variables: Variables }>(queryClient, 'plan').flatMap((sent) =>
    sent.kind === kind ? [sent.variables] : [],
  );
