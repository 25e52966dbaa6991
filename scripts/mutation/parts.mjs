/**
 * What is mutated, in parts of a few minutes each, and the tests that have to detect it. A name starts with its
 * subject. Unit tests are far quicker than tests against a server, which are listed only where nothing else covers
 * the code.
 */

/** @typedef {{ name: string, at: number, in: 'domain' | 'server', mutate: readonly string[], tests: readonly string[] }} Part */

/** The threshold for code that keeps intruders out or could lose data: higher than for the rest. */
const CLOSELY = 90;
const WELL = 80;

const sources = (folder) => [`${folder}/*.ts`, `!${folder}/*.test.ts`];

/** @type {readonly Part[]} */
export const PARTS = [
  {
    name: 'limits',
    at: CLOSELY,
    in: 'server',
    mutate: sources('src/platform/attempts'),
    tests: ['tests/auth/attempt-limit.test.ts'],
  },
  {
    name: 'sessions/tokens',
    at: CLOSELY,
    in: 'server',
    mutate: ['access-tokens', 'refresh-tokens', 'device-cookies', 'device-names', 'keys'].map(
      (file) => `src/accounts/auth/${file}.ts`,
    ),
    tests: ['src/accounts/auth/*.test.ts'],
  },
  {
    name: 'sessions/service',
    at: CLOSELY,
    in: 'server',
    mutate: ['src/accounts/session.service.ts', 'src/accounts/session.store.ts'],
    tests: ['tests/auth/{session-keys,sessions}.test.ts', 'tests/stores/sessions.test.ts'],
  },
  {
    name: 'sessions/access',
    at: CLOSELY,
    in: 'server',
    mutate: ['src/platform/access/*.ts', 'src/platform/http/routes.ts'],
    tests: [
      'tests/stores/access.test.ts',
      'tests/auth/{routes,route-answers,route-uploads,routes-at-once}.test.ts',
    ],
  },
  {
    name: 'accounts/sign-in',
    at: CLOSELY,
    in: 'server',
    mutate: [
      ...['account.service', 'account.store'].map((file) => `src/accounts/${file}.ts`),
      ...['new-passwords', 'passwords', 'usernames'].map((file) => `src/accounts/auth/${file}.ts`),
    ],
    tests: [
      'src/accounts/auth/*.test.ts',
      'tests/stores/accounts.test.ts',
      'tests/auth/{accounts,faults,recovery}.test.ts',
      'tests/api/{attempts,lookalike-accounts,sign-ups}.test.ts',
    ],
  },
  {
    name: 'accounts/own',
    at: CLOSELY,
    in: 'server',
    mutate: ['own-account.service', 'password-proof', 'recovery-code.store', 'recovery.service'].map(
      (file) => `src/accounts/${file}.ts`,
    ),
    tests: ['tests/auth/{faults,own-account,recovery}.test.ts'],
  },
  {
    name: 'accounts/mail',
    at: CLOSELY,
    in: 'server',
    mutate: [
      'src/accounts/email.store.ts',
      'src/accounts/mail-recovery.service.ts',
      'src/accounts/auth/recovery-codes.ts',
      'src/accounts/mail/{mailer,mails}.ts',
    ],
    tests: [
      'src/accounts/{auth,mail}/*.test.ts',
      'tests/auth/{faults,mail-recovery}.test.ts',
      'tests/stores/emails.test.ts',
    ],
  },
  {
    name: 'accounts/over-http',
    at: CLOSELY,
    in: 'server',
    mutate: ['account.handlers', 'auth.handlers', 'export.service'].map((file) => `src/accounts/${file}.ts`),
    tests: ['tests/auth/{export,handlers}.test.ts'],
  },
  {
    name: 'accounts/around',
    at: CLOSELY,
    in: 'server',
    mutate: [
      'src/accounts/auth/invites.ts',
      ...['invite.command', 'invite.store', 'skeleton-backfill'].map((file) => `src/accounts/${file}.ts`),
    ],
    tests: ['tests/api/{lookalike-accounts,sign-ups}.test.ts'],
  },
  {
    name: 'undo/ledger',
    at: CLOSELY,
    in: 'domain',
    mutate: sources('src/ledger'),
    tests: ['src/ledger/*.test.ts'],
  },
  {
    name: 'undo/removals',
    at: CLOSELY,
    in: 'server',
    mutate: ['src/platform/removals/removal.store.ts', ...sources('src/pantry/ledger')],
    tests: ['src/pantry/ledger/*.test.ts', 'tests/stores/{deeds,ledger,removals}.test.ts'],
  },
  {
    name: 'amounts',
    at: WELL,
    in: 'domain',
    mutate: ['match', 'units', 'quantity', 'stock', 'shopping', 'shopping-groups'].map(
      (file) => `src/${file}.ts`,
    ),
    tests: ['src/*.test.ts'],
  },
  {
    name: 'stores/pantry',
    at: WELL,
    in: 'server',
    mutate: [
      'src/pantry/own-ingredient.store.ts',
      'src/pantry/pantry.store.ts',
      'src/preferences/preferences.store.ts',
    ],
    tests: ['tests/stores/{pantry,plans-and-preferences}.test.ts'],
  },
  {
    name: 'stores/lists',
    at: WELL,
    in: 'server',
    mutate: ['src/lists/list.store.ts', 'src/plan/meal-plan.store.ts'],
    tests: ['tests/stores/{lists,plans-and-preferences}.test.ts', 'tests/api/lists.test.ts'],
  },
  {
    name: 'search',
    at: WELL,
    in: 'server',
    mutate: ['src/recipes/search/match-index.ts', 'src/plan/plan-shopping.ts'],
    tests: ['src/recipes/search/match-index.test.ts', 'src/plan/plan-shopping.test.ts'],
  },
];

/** The subjects, in order. */
export const SUBJECTS = [...new Set(PARTS.map(({ name }) => name.split('/')[0]))];

/** The parts with these names, and those of these subjects; all of them without a name. Null if one is unknown. */
export function partsOf(names) {
  if (names.some((name) => !PARTS.some((part) => isOf(part, name)))) return null;
  return PARTS.filter((part) => names.length === 0 || names.some((name) => isOf(part, name)));
}

const isOf = (part, name) => part.name === name || part.name.startsWith(`${name}/`);
