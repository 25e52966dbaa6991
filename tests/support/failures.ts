import { ACCOUNTS } from './failures/accounts.ts';
import type { FailingScreen } from './failures/cell.ts';
import { LISTS_SCREENS } from './failures/lists.ts';
import { MY_PANTRY_SCREEN, VOICE_SCREEN } from './failures/my-pantry.ts';
import { OWN_ACCOUNT } from './failures/own-account.ts';
import { PANTRY_SCREEN } from './failures/pantry.ts';
import { PLAN_AND_SETTINGS } from './failures/plan-and-settings.ts';
import { RECIPES } from './failures/recipes.ts';

/** The table of failures: every screen that asks the server for something, and everything that it asks for. */
export const FAILING_SCREENS: readonly FailingScreen[] = [
  ...ACCOUNTS,
  ...OWN_ACCOUNT,
  ...RECIPES,
  ...LISTS_SCREENS,
  PANTRY_SCREEN,
  MY_PANTRY_SCREEN,
  ...PLAN_AND_SETTINGS,
];

/** The same where a microphone is needed. */
export const FAILING_WITH_VOICE: readonly FailingScreen[] = [VOICE_SCREEN];
