import type { RecipeSource } from '@larder/domain/model';

/** A stretch of time in the steps in which nobody works and nothing is on the heat, but in a slow cooker. */
export interface Wait {
  readonly minutes: number;
  readonly words: string;
  /** Whether something else is done meanwhile, so that it need not count. */
  readonly isBesideWork: boolean;
}

/** 'Overnight' in minutes, where no figure stands beside it. */
const OVERNIGHT = 480;

const WAITS =
  /\b(?:rest|rests|stand|stands|rise|risen|prove|chill|refrigerate|freeze|cool|cools|soak|steep|marinate|leave|left|wait|drip|relaxes|sweat|set it aside|let it alone|fridge|freezer|under a (?:damp )?cloth|in a (?:warm|cool|dark) place|wrap it up)\b|^(?:after|it now wants|give both|repeat this every)\b/i;

const WORKS =
  /\b(?:simmer|boil|boiling|fry|bake|roast|cook|poach|braise|grill|stew|steam|bubble|heat|oven|toast|pressure|on low|knead|blend|whisk|whisking|stir|beat|murmur|hiss)\b/i;

/** Where a slow cooker is used, so long is no work: the shortest time on it in minutes, and heat of another kind. */
const SLOW = 60;
const OTHER_HEAT = /\b(?:simmer|boil|fry|bake|roast|oven|pressure|over (?:low|medium|high))\b/i;

/** What a cook may leave undone. */
const OPTIONAL = /\bif you\b|\bmore if\b/i;
const BESIDE = /\b(?:meanwhile|in the meantime|at the same time|in between|while (?!it cools))\b/i;
const LAST_OF_ANOTHER = /\bfor the last\b|\btowards the end\b|\babout half an hour before\b/i;

/** Where a sentence goes on to something else. */
const PARTS =
  /; |: |(?<=^After \d+ minutes), |, then |, until |, and (?=chill|leave|let|rest)| and (?=chill|leave|let|wait|rest|set)/;

/** The waits that the steps and the notes of a recipe speak of, in their order. */
export function readWaits({
  steps,
  ingredients,
  appliances = [],
}: Pick<RecipeSource, 'steps' | 'ingredients'> & Partial<Pick<RecipeSource, 'appliances'>>): Wait[] {
  const isSlow = appliances.includes('slow_cooker');
  const inNotes = ingredients
    .filter(({ notes }) => /\bsoaked\b.*\bovernight\b/.test(notes ?? ''))
    .map(({ notes = '' }) => ({ minutes: OVERNIGHT, words: notes, isBesideWork: false }));
  const inSteps = steps.flatMap((step, at) =>
    waitsOf(sentencesOf(step), sentencesOf(steps[at + 1] ?? ''), isSlow),
  );
  return [...inNotes, ...inSteps];
}

/** The waits of a step; what the next one begins with says whether they are waited for. */
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
      .map((words) => ({ words, minutes: minutesIn(words), isBesideWork }))
      .filter(({ minutes }) => minutes > 0);
  });
}

const isSlowCooking = (part: string) => minutesIn(part) >= SLOW && !OTHER_HEAT.test(part);

const sentencesOf = (step: string) => step.split(/(?<=[.!])\s+/);

/** The minutes that a text gives, hours included; a range counts with its longer end, seconds and 'every 30 minutes' do not count. */
export function minutesIn(text: string): number {
  return [...text.matchAll(/(?<!every )\b(\d+) (minute|hour)s?\b/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (unit === 'hour' ? 60 : 1),
    0,
  );
}
