/**
 * Times voice parsing in this process: `tsx bench/voice.ts`. The parser is warmed up first; the long
 * transcripts are as long as the contract allows and as hard as possible.
 */
import { INGREDIENT_INDEX, voiceReader } from '@larder/catalogue';
import { holdTo } from './goals.ts';
import { randomNumbers } from './synthetic.ts';

const ROUNDS = 300;
/** Warm-up rounds, as many as a server has run after its first minutes. */
const WARM_UP = 50;
/** The contract's longest transcript. */
const LONGEST = 2_000;
/** The 95th percentile per transcript, in milliseconds. */
const GOAL_MS = 10;

const random = randomNumbers(1);
const pick = (texts: readonly string[]): string => texts[Math.floor(random() * texts.length)] ?? '';
const letters = (length: number): string =>
  Array.from({ length }, () => pick([...'abcdefghijklmnopqrstuvwxyz'])).join('');
const names = INGREDIENT_INDEX.named.flatMap((named) => named.names);
const long = (word: () => string): string => {
  let text = '';
  while (text.length < LONGEST) text += `${word()} `;
  return text.slice(0, LONGEST).trim();
};

const KINDS: readonly { what: string; make: () => string }[] = [
  { what: 'a sentence', make: () => `I have got ${pick(names)} two ${pick(names)} and no ${pick(names)}` },
  { what: 'names and names', make: () => long(() => pick(names)) },
  { what: 'names with a slip', make: () => long(() => `and ${misspelt(pick(names))}`) },
  { what: 'words of no language', make: () => long(() => `and ${letters(5 + Math.floor(random() * 5))}`) },
  { what: 'single letters', make: () => long(() => letters(1)) },
  {
    what: 'the same words again',
    make: () => long(() => pick(['butter', 'milk', 'no', 'red', 'sauce', 'tin', 'of'])),
  },
  { what: 'one word', make: () => letters(LONGEST) },
  { what: 'signs', make: () => long(() => pick(['a-', "'", '1/2', '½', ',', '&', '…'])) },
];

const reader = voiceReader(INGREDIENT_INDEX);
for (const { make } of KINDS) for (let round = 0; round < WARM_UP; round += 1) reader.read(make());
console.log(`hearing ingredients, ${ROUNDS} transcripts of each kind, milliseconds of the processor:`);
let isSlow = false;
for (const { what, make } of KINDS) {
  const times = Array.from({ length: ROUNDS }, () => {
    const transcript = make();
    const start = process.cpuUsage();
    reader.read(transcript);
    return process.cpuUsage(start).user / 1_000;
  }).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  isSlow ||= at(0.95) > GOAL_MS;
  console.log(
    `  ${what.padEnd(24)} p50 ${at(0.5).toFixed(2)}  p95 ${at(0.95).toFixed(2)}  most ${(times.at(-1) ?? 0).toFixed(2)}`,
  );
}
holdTo({ [`19 of 20 within ${GOAL_MS} ms`]: !isSlow });

function misspelt(name: string): string {
  const at = 1 + Math.floor(random() * Math.max(1, name.length - 2));
  return name.slice(0, at) + letters(1) + name.slice(at + 1);
}
