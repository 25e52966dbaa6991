import { expect, test, vi } from 'vitest';
import type { Problem } from '../../platform/http/problem.ts';

/** What is said of a new password; null if it may be used. The list of common ones is loaded again each time. */
async function said(password: string, username?: string): Promise<string | null> {
  vi.resetModules();
  const { refuseWeakPassword } = await import('./new-passwords.ts');
  return refuseWeakPassword('/new_password', password, username).then(
    () => null,
    ({ status, errors }: Problem) => `${status} ${errors![0]!.path} ${errors![0]!.message}`,
  );
}

const SHORT = '400 /new_password Password must be at least 8 characters';
const COMMON = '400 /new_password Too many people use this password. Please choose another one.';
const NAME = '400 /new_password Your password must not be made of your username.';
const REPEATED = '400 /new_password Please use more than one character for your password.';

test.each([
  { password: 'correct horse', is: null },
  { password: 'süße Grütze', is: null },
  { password: 'passwordless kitchens', is: null },
  { password: '1234567', is: SHORT },
  { password: 'password', is: COMMON },
  { password: 'iloveyou1', is: COMMON },
  { password: 'PassWord1', is: COMMON },
  { password: 'ｐａｓｓｗｏｒｄ', is: COMMON },
  { password: ' football ', is: COMMON },
  { password: '        ', is: REPEATED },
  { password: 'aAaAaAaA', is: REPEATED },
])('for someone without a name, $password', async ({ password, is }) => {
  expect(await said(password)).toBe(is);
});

test.each([
  { password: 'Ada_Cook', is: NAME },
  { password: '20ada_cook30!', is: NAME },
  { password: 'ada_cookada_cook', is: NAME },
  { password: 'kooc_ada', is: NAME },
  { password: '2026 Kooc_Ada!', is: NAME },
  { password: 'ada cook', is: NAME },
  { password: 'AdaCook1', is: NAME },
  { password: 'a.d.a-c.o.o.k', is: NAME },
  { password: '1 kooc ada', is: NAME },
  { password: 'ada_cooks', is: null },
  { password: 'ada_cook slowly', is: null },
  { password: 'kooc_adage', is: null },
  { password: '7410_!98', is: null },
  { password: 'password', is: COMMON },
])('for ada_cook, $password', async ({ password, is }) => {
  expect(await said(password, 'ADA_cook')).toBe(is);
});

test.each([
  { name: '', password: '20!30!40!50' },
  { name: '___', password: '20!30!40!50' },
])("a name without letters, '$name', makes nothing", async ({ name, password }) => {
  expect(await said(password, name)).toBeNull();
});

test('and is refused as it is', async () => {
  expect(await said('___20_30', '___')).toBe(NAME);
});
