import { readSteps } from '@larder/domain';

/**
 * By recipe id, a text for each step: the lines of the recipe that it mentions, by their place from 0, then the times to
 * wait for. '2 ?5 | 10m 1h30m' mentions lines 2 and, if you like, 5, and says 10 minutes and an hour and a half. What is
 * optional has a question mark: '?5', '1m?'. '-' is a step that mentions none.
 */
export type LabelledSteps = Readonly<Record<number, readonly string[]>>;

/** What is expected of a step. */
interface Expected {
  readonly wanted: ReadonlySet<number>;
  readonly allowed: ReadonlySet<number>;
}

const secondsOf = (text: string) =>
  [...text.matchAll(/(\d{1,3})([hms])/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * { h: 3600, m: 60, s: 1 }[unit as 'h' | 'm' | 's'],
    0,
  );

function expectedOf(part: string, read: (word: string) => number): Expected {
  const words = part.split(' ').filter((word) => word !== '' && word !== '-');
  const wanted = words.filter((word) => !word.includes('?')).map(read);
  return { wanted: new Set(wanted), allowed: new Set(words.map((word) => read(word.replace('?', '')))) };
}

/** How many were expected and found, and each that is missed or invented, in words. */
export interface StepScore {
  wanted: number;
  found: number;
  faults: string[];
}

/** A recipe whose steps have labels. */
export interface LabelledRecipe {
  readonly title: string | number;
  /** The names of its lines. */
  readonly lines: readonly string[];
  readonly steps: readonly string[];
  /** One for each step. */
  readonly labels: readonly string[];
}

/** Compares what is read from the steps of labelled recipes with the labels. Times are compared as sets. */
export function scoreSteps(recipes: readonly LabelledRecipe[]) {
  const mentions: StepScore = { wanted: 0, found: 0, faults: [] };
  const times: StepScore = { wanted: 0, found: 0, faults: [] };
  for (const { title, lines: names, steps, labels } of recipes) {
    const lines = names.map((name) => ({ name }));
    const read = readSteps(steps, lines);
    for (const [at, label] of labels.entries()) {
      const [lineLabel = '', timeLabel = ''] = label.split(' | ');
      const where = `${title}.${at + 1}`;
      const step = read[at];
      compare(
        mentions,
        expectedOf(lineLabel, Number),
        new Set(step?.ingredients),
        (place) => `${where} ${lines[place]?.name}`,
      );
      compare(
        times,
        expectedOf(timeLabel, secondsOf),
        new Set(step?.times.map(({ seconds }) => seconds)),
        (seconds) => `${where} ${seconds} s`,
      );
    }
  }
  return { mentions, times };
}

function compare(
  score: StepScore,
  { wanted, allowed }: Expected,
  found: ReadonlySet<number>,
  say: (one: number) => string,
) {
  score.wanted += wanted.size;
  for (const one of wanted) {
    if (found.has(one)) score.found += 1;
    else score.faults.push(`without ${say(one)}`);
  }
  for (const one of found) if (!allowed.has(one)) score.faults.push(`invented ${say(one)}`);
}
