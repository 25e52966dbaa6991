import { ACCOUNTS } from './failures/accounts.ts';
import type { FailingScreen } from './failures/cell.ts';
import { LISTS_SCREENS } from './failures/lists.ts';
import { MEMORIES } from './failures/memories.ts';
import { MY_PANTRY_SCREEN, VOICE_SCREEN } from './failures/my-pantry.ts';
import { OWN_ACCOUNT } from './failures/own-account.ts';
import { OWN_RECIPES } from './failures/own-recipes.ts';
import { PANTRY_SCREEN } from './failures/pantry.ts';
import { PLAN_AND_SETTINGS } from './failures/plan-and-settings.ts';
import { RECIPES } from './failures/recipes.ts';

/** The matrix of failures: every screen that calls the server, and every call it makes. */
export const FAILING_SCREENS: readonly FailingScreen[] = [
  ...ACCOUNTS,
  ...OWN_ACCOUNT,
  ...RECIPES,
  ...OWN_RECIPES,
  MEMORIES,
  ...LISTS_SCREENS,
  PANTRY_SCREEN,
  MY_PANTRY_SCREEN,
  ...PLAN_AND_SETTINGS,
];

/** The same with a microphone. */
export const FAILING_WITH_VOICE: readonly FailingScreen[] = [VOICE_SCREEN];
