import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INGREDIENT_INDEX } from './ingredients/ingredient-index.ts';
import { ABROAD } from './voice-cases/abroad.ts';
import { ABSENT } from './voice-cases/absent.ts';
import { AFTER_SHOPPING } from './voice-cases/after-shopping.ts';
import type { VoiceCase } from './voice-cases/case.ts';
import { CORRECTIONS } from './voice-cases/corrections.ts';
import { EVENING } from './voice-cases/evening.ts';
import { HELD_OUT } from './voice-cases/held-out.ts';
import { KITCHEN_TALK } from './voice-cases/kitchen-talk.ts';
import { KITCHEN_TALK_HELD_OUT } from './voice-cases/kitchen-talk-held-out.ts';
import { LISTS } from './voice-cases/lists.ts';
import { MISHEARD_SAID } from './voice-cases/misheard.ts';
import { MORNING } from './voice-cases/morning.ts';
import { NEAR_CUES } from './voice-cases/near-cues.ts';
import { NIGHT } from './voice-cases/night.ts';
import { NOTHING_SAID } from './voice-cases/nothing.ts';
import { OTHER_FOODS_SAID } from './voice-cases/other-foods.ts';
import { scoreOf } from './voice-cases/score.ts';
import { WEEKDAY } from './voice-cases/weekday.ts';
import { WEEKDAY_SECOND } from './voice-cases/weekday-second.ts';
import { WEEKDAY_THIRD } from './voice-cases/weekday-third.ts';
import { WEEKEND } from './voice-cases/weekend.ts';
import { WEEKEND_SECOND } from './voice-cases/weekend-second.ts';
import { WEEKEND_THIRD } from './voice-cases/weekend-third.ts';
import { BROWNING } from './voice/browning.ts';
import { EVERYDAY } from './voice/everyday.ts';
import { MISHEARD } from './voice/misheard.ts';
import { ORDINARY_WORDS } from './voice/ordinary.ts';
import { voiceReader } from './voice/reader.ts';

const CASES: readonly VoiceCase[] = [
  ...LISTS,
  ...CORRECTIONS,
  ...ABSENT,
  ...MISHEARD_SAID,
  ...ABROAD,
  ...OTHER_FOODS_SAID,
  ...NOTHING_SAID,
  ...EVENING,
  ...NIGHT,
  ...MORNING,
];
const reader = voiceReader(INGREDIENT_INDEX);
const TODAY = '2030-05-06';
const hear = (said: string) =>
  reader.read(said, TODAY).map(({ thing, said: words }) => thing?.slug ?? `+${words}`);

test.each([
  { what: 'transcripts', cases: CASES, least: 140, goal: [0.97, 0.93] },
  { what: 'transcripts held out', cases: HELD_OUT, least: 40, goal: [0.97, 0.93] },
  { what: 'transcripts of kitchen talk', cases: KITCHEN_TALK, least: 170, goal: [0.99, 0.97] },
  {
    what: 'transcripts of kitchen talk held out',
    cases: KITCHEN_TALK_HELD_OUT,
    least: 30,
    goal: [0.99, 0.97],
  },
  { what: 'transcripts of a weekend', cases: WEEKEND, least: 90, goal: [0.98, 0.97] },
  { what: 'transcripts of a second weekend', cases: WEEKEND_SECOND, least: 40, goal: [0.98, 0.97] },
  { what: 'transcripts of a third weekend', cases: WEEKEND_THIRD, least: 40, goal: [0.98, 0.97] },
  { what: 'transcripts of weekdays', cases: WEEKDAY, least: 50, goal: [0.99, 0.97] },
  { what: 'transcripts of more weekdays', cases: WEEKDAY_SECOND, least: 110, goal: [0.99, 0.97] },
  { what: 'transcripts of unseen weekdays', cases: WEEKDAY_THIRD, least: 110, goal: [0.98, 0.97] },
  { what: 'transcripts after shopping', cases: AFTER_SHOPPING, least: 170, goal: [0.99, 0.97] },
] as const)('in $what it finds the ingredients and nothing else', ({ what, cases, least, goal }) => {
  const { precision, recall, whole, misses } = scoreOf(cases, hear);
  process.stdout.write(
    [
      `${cases.length} ${what}, ${whole} right from beginning to end: precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}`,
      ...misses.map((miss) => `  ${miss}`),
      '',
    ].join('\n'),
  );
  expect(cases.length).toBeGreaterThanOrEqual(least);
  expect(precision).toBeGreaterThanOrEqual(goal[0]);
  expect(recall).toBeGreaterThanOrEqual(goal[1]);
});

test('every transcript is unique and names existing ingredients', () => {
  const all = [
    ...CASES,
    ...HELD_OUT,
    ...KITCHEN_TALK,
    ...KITCHEN_TALK_HELD_OUT,
    ...WEEKEND,
    ...WEEKEND_SECOND,
    ...WEEKEND_THIRD,
    ...WEEKDAY,
    ...WEEKDAY_SECOND,
    ...WEEKDAY_THIRD,
    ...AFTER_SHOPPING,
    ...NEAR_CUES,
  ];
  const texts = all.map(([said]) => said);
  expect(texts.filter((said, at) => texts.indexOf(said) !== at)).toEqual([]);
  const wrong = all.flatMap(([said, ...names]) =>
    names.filter((name) =>
      name.startsWith('+') ? !said.includes(name.slice(1)) : !INGREDIENT_INDEX.get(name),
    ),
  );
  expect(wrong).toEqual([]);
});

test('every ingredient is recognised by each of its names', () => {
  const missed = INGREDIENT_INDEX.named.flatMap(({ thing, names }) =>
    names.filter((name) => hear(`I have some ${name}`).join() !== thing.slug),
  );
  expect(missed).toEqual([]);
});

test('every entry of the vocabulary is unique and names an existing ingredient', () => {
  const slugs = Object.keys(MISHEARD);
  expect(slugs.filter((slug) => !INGREDIENT_INDEX.get(slug))).toEqual([]);
  const phrases = Object.entries(MISHEARD).flatMap(([slug, list]) =>
    list.split(', ').map((phrase) => `${phrase}: ${slug}`),
  );
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
  expect([...BROWNING].filter((slug) => !INGREDIENT_INDEX.get(slug))).toEqual([]);
  expect([...EVERYDAY].filter((word) => !INGREDIENT_INDEX.findWords([word]))).toEqual([]);
});

test('every ordinary word is listed once, in alphabetical order', () => {
  expect(ORDINARY_WORDS).toEqual([...new Set(ORDINARY_WORDS)].toSorted((a, b) => (a < b ? -1 : 1)));
});

const SPOKEN = fc.oneof(
  fc.constantFrom(...INGREDIENT_INDEX.named.flatMap(({ names }) => names)),
  fc.constantFrom(...CASES.flatMap(([said]) => said.split(' '))),
  fc.string({ unit: 'binary', maxLength: 10 }),
);

test('any input gives each name once, from the catalogue or the transcript', () => {
  fc.assert(
    fc.property(fc.array(SPOKEN, { maxLength: 80 }), (words) => {
      const said = words.join(' ');
      const names = reader.read(said, TODAY).map(({ thing, said: own }) => thing?.name ?? own);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
      // Word by word: a hesitation may be left out, and the end of a name be shared by two.
      const spoken = lettersOf(said);
      const isSpoken = (name: string) => name.split(' ').every((word) => spoken.includes(lettersOf(word)));
      expect(names.filter((name) => !INGREDIENT_INDEX.find(name) && !isSpoken(name))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

function lettersOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
