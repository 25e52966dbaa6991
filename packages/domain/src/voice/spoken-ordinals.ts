const ONES = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');
const TEENS =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const COUNTS = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS: readonly (readonly [string, number])[] = [
  ['twenty', 20],
  ['thirty', 30],
];

const from = (words: readonly string[], first: number) =>
  words.map((word, index): [string, number] => [word, index + first]);

/** Spoken ordinals beyond 'one' to 'twelve', which typed dates already know. */
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...from(ONES, 1),
  ...from(TEENS, 10),
  ...from(COUNTS, 13),
  ...TENS,
  ['twentieth', 20],
  ['thirtieth', 30],
  ...TENS.flatMap(([ten, value]) =>
    from(ONES, value + 1).map(([one, sum]): [string, number] => [`${ten} ${one}`, sum]),
  ),
]);

/** Writes a date's ordinals in digits: 'the twenty first of May' is 'the 21 of May'. */
export function inFigures(words: readonly string[]): string {
  const parts = words.flatMap((word) => word.split('-'));
  const figures: (string | number)[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const word = parts[at] ?? '';
    const pair = NUMBERS.get(`${word} ${parts[at + 1]}`);
    figures.push(pair ?? NUMBERS.get(word) ?? word);
    if (pair !== undefined) at += 1;
  }
  return figures.join(' ');
}
