import { expect, test } from 'vitest';
import { displayName, usernameKey } from './usernames.ts';

test.each([
  { why: 'white space around it', name: '  Ada\t', shown: 'Ada', key: 'ada' },
  { why: 'letters of full width', name: 'ＡＤＡ', shown: 'ADA', key: 'ada' },
  { why: 'a letter that is two in capitals', name: 'Straße', shown: 'Straße', key: 'strasse' },
  { why: 'a sigma at the end', name: 'Νίκος', shown: 'Νίκος', key: usernameKey('ΝΊΚΟΣ') },
  { why: 'an accent of its own', name: 'Zoe\u{308}', shown: 'Zoë', key: 'zoë' },
])('a name with $why', ({ name, shown, key }) => {
  expect([displayName(name), usernameKey(name)]).toEqual([shown, key]);
});
