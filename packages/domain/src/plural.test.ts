import { expect, test } from 'vitest';
import { isPluralName } from './plural.ts';

test.each(['red lentils', 'tomatoes', 'peas', 'cherries', 'radishes', 'Brussels sprouts', 'soybean sprouts'])(
  '%s is plural',
  (name) => expect(isPluralName(name)).toBe(true),
);

test.each([
  'spinach',
  'asparagus',
  'hummus',
  'couscous',
  'sea bass',
  'watercress',
  'molasses',
  'pak choi',
  '',
])('%s is singular', (name) => expect(isPluralName(name)).toBe(false));
