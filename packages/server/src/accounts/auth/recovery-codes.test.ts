import { describe, expect, test } from 'vitest';
import { hashRecoveryCode, isCodeRight, newRecoveryCode } from './recovery-codes.ts';

const CODE = '7KQM-2XWB-9HTD-4NRG-V3YC-8ZPF-60SA';

test('a new code has seven groups of four, and is different each time', () => {
  const [one, other] = [newRecoveryCode(), newRecoveryCode()];
  expect(one).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(one).not.toBe(other);
});

test('the hash of a code never changes, or a new version would lock cooks out', () => {
  expect(hashRecoveryCode(CODE).toString('hex')).toBe(
    '28ce8f6a7265d143ce73300d51b45a6a00182d687e95aefaaedf18f6f3a1c170',
  );
});

describe('a code', () => {
  test.each([CODE, newRecoveryCode()])('is right however it is typed: %s', (code) => {
    const hash = hashRecoveryCode(code);
    for (const typed of [code, ` ${code.toLowerCase().replaceAll('-', ' ')} `]) {
      expect(isCodeRight(hash, typed)).toBe(true);
    }
  });

  test.each([
    { why: 'another', typed: newRecoveryCode() },
    { why: 'a part of it', typed: CODE.slice(5) },
    { why: 'none', typed: '' },
  ])('is not right: $why', ({ typed }) => {
    expect(isCodeRight(hashRecoveryCode(CODE), typed)).toBe(false);
  });

  test('is never right if there is none', () => {
    for (const typed of [CODE, '', 'no code']) expect(isCodeRight(null, typed)).toBe(false);
  });

  test('that is malformed matches no other', () => {
    expect(isCodeRight(hashRecoveryCode(newRecoveryCode()), 'no code')).toBe(false);
    expect(hashRecoveryCode('no code')).toEqual(hashRecoveryCode(''));
  });
});
