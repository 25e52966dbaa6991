import { Problem } from '../http/problem.ts';
import type { Handlers } from './types.ts';

function notYet(): never {
  throw new Problem(501, 'This is not available yet.');
}

/** The operations that the contract describes and the server does not do yet: they answer 501. */
export const notYetHandlers = {
  generateMealPlan: notYet,
  getCurrentMealPlan: notYet,
} satisfies Partial<Handlers>;
