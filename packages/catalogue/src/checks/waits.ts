import { eveningBeforeOf, SHORTEST_WAIT, waitingOf, type Waiting, type WaitingKind } from '@larder/domain';
import type { RecipeSource } from '@larder/domain/model';
import { minutesIn, readWaits } from './waits-reader.ts';

/** A wait in parallel to work ends with the work unless it is long: then at least half of it counts. */
const LONG = 60;

/** Work may take a little longer than the recipe says, for things done in parallel. */
const SIDE_BY_SIDE = 1.25;

/** The phrases in steps or notes for this kind of wait. */
const WORDS: Readonly<Record<WaitingKind, RegExp>> = {
  rising: /\b(?:dough|batter)\b/i,
  fermenting: /\b(?:batter|ferment)/i,
  marinating: /\b(?:marinate|marinade|coat|rub|turn|toss|mix|work)\b/i,
  soaking: /\b(?:soak|soaked|in it|cover|leave)\b/i,
  chilling: /\b(?:chill|refrigerate|fridge)\b/i,
  freezing: /\b(?:freeze|freezer)\b/i,
  thawing: /\bthaw/i,
  cooling: /\b(?:cool|cold)/i,
  resting: /\b(?:rest|wait|leave|wrap it up)\b/i,
  draining: /\b(?:colander|sieve|wring|drain)/i,
  'slow cooking': /\bslow cooker\b/i,
  waiting: /\b(?:leave|wait)\b/i,
};

/** Whether a recipe's waits match its steps, in minutes and kind. */
export function* checkWaits(recipe: RecipeSource): Iterable<string> {
  const waits = readWaits(recipe);
  const waiting = waitingOf(recipe.waiting ?? {});
  const { minutes } = waiting;
  const most = waits.reduce((sum, wait) => sum + wait.minutes, 0);
  const least = waits.reduce((sum, wait) => {
    if (wait.minutes < SHORTEST_WAIT) return sum;
    if (!wait.isBesideWork) return sum + wait.minutes;
    return sum + (wait.minutes > LONG ? wait.minutes / 2 : 0);
  }, 0);
  if (minutes < least) yield `${minutes} minutes of waiting, but its steps have ${least}`;
  if (minutes > most) yield `${minutes} minutes of waiting, but its steps have no more than ${most}`;
  const work = recipe.prepTime + recipe.cookTime;
  const worked = minutesIn(recipe.steps.join(' ')) - most;
  if (worked > SIDE_BY_SIDE * work) yield `${worked} minutes of work in the steps, but ${work} in all`;
  yield* checkKinds(recipe);
  yield* checkEvening(recipe, waiting);
}

/** Each kind of wait is in the steps or notes. */
function* checkKinds({ steps, ingredients, waiting = {} }: RecipeSource): Iterable<string> {
  const text = [...steps, ...ingredients.map(({ notes }) => notes ?? '')].join(' ');
  for (const kind of Object.keys(waiting) as WaitingKind[])
    if (!WORDS[kind].test(text)) yield `nothing in its steps is ${kind}`;
}

/** An overnight wait, and only that, needs instructions for the evening before. */
function* checkEvening({ eveningBefore }: RecipeSource, { minutes, kind }: Waiting): Iterable<string> {
  const begins = eveningBeforeOf({ waitingTime: minutes, waitingKind: kind });
  if (begins !== null && !eveningBefore)
    yield "it waits overnight. Say what to do then: 'evening before: Soak the beans in cold water.'";
  if (begins === null && eveningBefore)
    yield 'it has something for the evening before, but no wait of a night';
}
