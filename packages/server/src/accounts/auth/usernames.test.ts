import { expect, test } from 'vitest';
import { displayName, skeletonsOf, usernameKey } from './usernames.ts';

test.each([
  { why: 'white space around it', name: '  Ada\t', shown: 'Ada', key: 'ada' },
  { why: 'full-width letters', name: 'ＡＤＡ', shown: 'ADA', key: 'ada' },
  { why: 'a letter that becomes two in upper case', name: 'Straße', shown: 'Straße', key: 'strasse' },
  { why: 'the capital of that letter', name: 'STRAẞE', shown: 'STRAẞE', key: 'strasse' },
  { why: 'a final sigma', name: 'Νίκος', shown: 'Νίκος', key: usernameKey('ΝΊΚΟΣ') },
  { why: 'a combining accent', name: 'Zoe\u{308}', shown: 'Zoë', key: 'zoë' },
])('a name with $why', ({ name, shown, key }) => {
  expect([displayName(name), usernameKey(name)]).toEqual([shown, key]);
});

test('every letter has one key in every case', () => {
  const apart: string[] = [];
  for (let point = 0; point <= 0x10ffff; point += 1) {
    const letter = String.fromCodePoint(point);
    if (!/\p{L}/u.test(letter)) continue;
    const key = usernameKey(letter);
    const others = [letter.toUpperCase(), letter.toLowerCase(), key, letter.normalize('NFKD')];
    if (others.some((other) => usernameKey(other) !== key)) apart.push(letter);
  }
  expect(apart).toEqual([]);
});

/** Whether two names look alike, in lower case or as written. */
async function areAlike(one: string, other: string): Promise<boolean> {
  const [a, b] = [await skeletonsOf(one), await skeletonsOf(other)];
  return a.keySkeleton === b.keySkeleton || a.nameSkeleton === b.nameSkeleton;
}

test.each([
  { why: 'Cyrillic letters', one: 'paypal', other: 'раураl' },
  { why: 'one of them in another case', one: 'ILIA', other: 'iliа' },
  { why: 'a capital I', one: 'Paypal', other: 'paypaI' },
  { why: 'a one', one: 'cook_l', other: 'cook_1' },
  { why: 'a zero', one: 'Olaf', other: '0laf' },
  { why: 'r and n', one: 'emma', other: 'ernrna' },
  { why: 'Greek capitals', one: 'ANNA', other: 'ΑΝΝΑ' },
  { why: 'a word wholly in Cyrillic', one: 'COPA', other: 'СОРА' },
  { why: 'a combining accent', one: 'zoë', other: 'zoe\u0308' },
  { why: 'mathematical letters', one: 'ruby', other: '𝓇𝓊𝒷𝓎' },
  { why: 'ẞ', one: 'strasse', other: 'STRAẞE' },
  { why: 'a dot that the letter has already', one: 'istanbul', other: 'i\u0307stanbul' },
  { why: 'the same, above a dot below', one: 'ịda', other: 'i\u0323\u0307da' },
  { why: 'the capital of that letter', one: 'ibrahim', other: 'İbrahim' },
  { why: 'a letter that is not seen', one: 'zoe', other: 'z\u200bo\u00ade' },
])('a name looks the same with $why', async ({ one, other }) => {
  expect(await areAlike(one, other)).toBe(true);
});

test.each([
  ['emma', 'anna'],
  ['jose', 'josé'],
  ['bill', 'bili'],
  ['eva', 'ėva'],
  ['eva', 'ena'],
  ['नेहा', 'निशा'],
  ['கமலா', 'விமலா'],
  ['김치', '김지'],
])('%s and %s do not look alike', async (one, other) => expect(await areAlike(one, other)).toBe(false));
