/** Runs in the page's head, before the first paint and any module. */
import { addressOfPage } from './platform/navigation/base.ts';
import './platform/language/before-paint.ts';
import { holdSubmits } from './platform/navigation/early-submit.ts';
import { isDashboardPath } from './platform/navigation/paths.ts';
import { preloadCode } from './platform/navigation/preload-code.ts';
import './platform/theme/before-paint.ts';
import { askEarly } from './recipes/search/ask-early.ts';

holdSubmits();
// Answers are small, and the recipes wait for them: code comes second.
const isLoggedIn = askEarly();
/** None while developing. */
const code = document.currentScript?.dataset['dashboard'];
if (isLoggedIn && code && isDashboardPath(addressOfPage().pathname)) preloadCode(code);
