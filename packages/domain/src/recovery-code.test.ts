import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RECOVERY_CODE_BYTES, readRecoveryCode, writeRecoveryCode } from './recovery-code.ts';

const CODE = '7KQM-2XWB-9HTD-4NRG-V3YC-8ZPF-60SA';
const SIGNS = '7KQM2XWB9HTD4NRGV3YC8ZPF60SA';

test('a code is seven groups of four, with all 32 characters equally frequent', () => {
  const bytes = (from: number) => Uint8Array.from({ length: RECOVERY_CODE_BYTES }, (_, at) => from + at);
  expect(writeRecoveryCode(bytes(0))).toBe('0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV');
  expect(writeRecoveryCode(bytes(224))).toBe('0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV');
});

test('reads every code back', () => {
  const random = fc.uint8Array({ minLength: RECOVERY_CODE_BYTES, maxLength: RECOVERY_CODE_BYTES });
  fc.assert(
    fc.property(random, (bytes) => {
      const code = writeRecoveryCode(bytes);
      expect(readRecoveryCode(code)).toBe(code.replaceAll('-', ''));
    }),
  );
});

test.each([
  { why: 'as shown', typed: CODE, read: SIGNS },
  { why: 'in lower case', typed: CODE.toLowerCase(), read: SIGNS },
  { why: 'without groups', typed: SIGNS, read: SIGNS },
  { why: 'with spaces and a line break', typed: ` ${CODE.replaceAll('-', ' ')}\n`, read: SIGNS },
  { why: 'with long dashes', typed: CODE.replaceAll('-', '–'), read: SIGNS },
  { why: 'with the letter O for a zero', typed: CODE.replace('0', 'o'), read: SIGNS },
  { why: 'with a character missing', typed: CODE.slice(0, -1), read: null },
  { why: 'with a character too many', typed: `${CODE}A`, read: null },
  { why: 'with a letter outside the alphabet', typed: CODE.replace('K', 'U'), read: null },
  { why: 'empty', typed: '', read: null },
])('a code $why', ({ typed, read }) => expect(readRecoveryCode(typed)).toBe(read));
