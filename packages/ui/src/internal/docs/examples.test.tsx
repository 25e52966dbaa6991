import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GuidePair } from './guide.ts';

const files = import.meta.glob<{ PAIRS: readonly GuidePair[] }>('../../components/*/*.examples.tsx', {
  eager: true,
});
const EXAMPLES = Object.entries(files).flatMap(([path, { PAIRS }]) =>
  PAIRS.map((pair) => ({ folder: path.split('/').at(-2) ?? '', pair })),
);

/** Those that are used most, or wrongly most easily. */
const PICTURED = [
  'account-card',
  'active-filters',
  'add-ingredients-table',
  'add-to-list-menu',
  'alert-dialog',
  'allergy-note',
  'app-shell',
  'auth-card',
  'badge',
  'banner',
  'button',
  'change-password-dialog',
  'checkbox',
  'checkbox-group',
  'chip',
  'chip-group',
  'collapsible',
  'combobox',
  'conflict-notice',
  'cook-mode',
  'date-field',
  'day-dialog',
  'delete-account-dialog',
  'device-card',
  'dialog',
  'dietary-badges',
  'difficulty-mark',
  'edit-ingredient-dialog',
  'email-dialog',
  'empty-state',
  'error-state',
  'expired-notice',
  'expiry-field',
  'expiry-list',
  'favorite-button',
  'field',
  'file-field',
  'filter-panel',
  'filter-sheet',
  'flag',
  'food-provider',
  'household-question',
  'icon-button',
  'import-review',
  'ingredient-chips',
  'ingredient-line-field',
  'ingredient-list',
  'ingredient-picker',
  'ingredient-tiles',
  'instruction-steps',
  'list-card',
  'list-dialog',
  'list-grid',
  'locale',
  'logo',
  'match-badge',
  'pantry-index',
  'progress-bar',
  'recipe-card',
  'shopping-list',
  'switch',
  'tabs',
  'text-field',
];

test.each(PICTURED)('%s shows its dos and don’ts', (folder) => {
  expect(EXAMPLES.some((example) => example.folder === folder)).toBe(true);
});

test.each(EXAMPLES)('$folder: $pair.do.says', ({ pair }) => {
  expect(pair.do.says).toMatch(/^(?!Don’t).*\.$/);
  expect(pair.dont.says).toMatch(/^Don’t .*[.?]$/);
  const [right, wrong] = [pair.do, pair.dont].map(({ shows }) => renderToStaticMarkup(<>{shows}</>));
  expect(right).not.toBe('');
  expect(wrong).not.toBe(right);
});
