import type { RecipeSource } from '@larder/domain/model';

/** Time in the steps without any work or heat, except in a slow cooker. */
export interface Wait {
  readonly minutes: number;
  readonly words: string;
  /** Whether other work goes on meanwhile, so that it need not count. */
  readonly isBesideWork: boolean;
}

/** 'Overnight' in minutes, if no figure is given. */
const OVERNIGHT = 480;

const WAITS =
  /\b(?:rest|rests|stand|stands|rise|risen|prove|chill|refrigerate|freeze|cool|cools|soak|steep|marinate|leave|left|wait|drip|relaxes|sweat|set it aside|let it alone|fridge|freezer|under a (?:damp )?cloth|in a (?:warm|cool|dark) place|wrap it up)\b|^(?:after|it now wants|give both|repeat this every)\b/i;

const WORKS =
  /\b(?:simmer|boil|boiling|fry|bake|roast|cook|poach|braise|grill|stew|steam|bubble|heat|oven|toast|pressure|on low|knead|blend|whisk|whisking|stir|beat|murmur|hiss)\b/i;

/** With a slow cooker, this much is unattended: its shortest time in minutes, and other cooking. */
const SLOW = 60;
const OTHER_HEAT = /\b(?:simmer|boil|fry|bake|roast|oven|pressure|over (?:low|medium|high))\b/i;

/** Steps that can be left unattended. */
const OPTIONAL = /\bif you\b|\bmore if\b/i;
const BESIDE = /\b(?:meanwhile|in the meantime|at the same time|in between|while (?!it cools))\b/i;
const LAST_OF_ANOTHER = /\bfor the last\b|\btowards the end\b|\babout half an hour before\b/i;

/** Where a sentence moves on to something else. */
const PARTS =
  /; |: |(?<=^After \d+ minutes), |, then |, until |, and (?=chill|leave|let|rest)| and (?=chill|leave|let|wait|rest|set)/;

/** The waits in a recipe's steps and notes, in order. */
export function readWaits({
  steps,
  ingredients,
  appliances = [],
}: Pick<RecipeSource, 'steps' | 'ingredients'> & Partial<Pick<RecipeSource, 'appliances'>>): Wait[] {
  const isSlow = appliances.includes('slow_cooker');
  const inNotes = ingredients
    .filter(({ notes = '' }) => /\bthawed\b/.test(notes) || (/\bsoaked\b/.test(notes) && nightIn(notes) > 0))
    .map(({ notes = '' }) => ({ minutes: OVERNIGHT, words: notes, isBesideWork: false }));
  const inSteps = steps.flatMap((step, at) =>
    waitsOf(sentencesOf(step), sentencesOf(steps[at + 1] ?? ''), isSlow),
  );
  return [...inNotes, ...inSteps];
}

/** The waits of a step; how the next one begins decides whether they are waited for. */
function waitsOf(sentences: readonly string[], [after = '']: readonly string[], isSlow: boolean): Wait[] {
  return sentences.flatMap((sentence, at) => {
    if (OPTIONAL.test(sentence)) return [];
    const isBesideWork =
      BESIDE.test(sentence) ||
      LAST_OF_ANOTHER.test(sentence) ||
      [sentences[at + 1] ?? after, after].some((next) => BESIDE.test(next) && !/heat the oven/i.test(next));
    return sentence
      .split(PARTS)
      .filter((part) => (WAITS.test(part) && !WORKS.test(part)) || (isSlow && isSlowCooking(part)))
      .map((words) => ({ words, minutes: minutesIn(words) || nightIn(words), isBesideWork }))
      .filter(({ minutes }) => minutes > 0);
  });
}

const isSlowCooking = (part: string) => minutesIn(part) >= SLOW && !OTHER_HEAT.test(part);

const nightIn = (part: string) => (/\bovernight\b/i.test(part) ? OVERNIGHT : 0);

/** The sentences of a step. */
export const sentencesOf = (step: string) => step.split(/(?<=[.!])\s+/);

/**
 * The minutes that a text gives, including hours; the longer end of a range counts, seconds and 'every 30
 * minutes' do not.
 */
export function minutesIn(text: string): number {
  return [...text.matchAll(/(?<!every )\b(\d+) (minute|hour)s?\b/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (unit === 'hour' ? 60 : 1),
    0,
  );
}
