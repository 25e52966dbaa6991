import { expect, test } from 'vitest';
import { sharedSource } from './shared-source.ts';

test.each([
  ['url=https://example.org/pie', { url: 'https://example.org/pie', text: '' }],
  ['title=Pie&text=Look: https://example.org/pie !', { url: 'https://example.org/pie', text: '' }],
  ['title=Pie&text=2 eggs', { url: '', text: 'Pie\n2 eggs' }],
  ['title=Pie&text=Pie%0A2 eggs', { url: '', text: 'Pie\n2 eggs' }],
  [
    'title=Pie&text=2 eggs%0AMix.%0AFrom https://example.org/pie',
    { url: 'https://example.org/pie', text: 'Pie\n2 eggs\nMix.\nFrom https://example.org/pie' },
  ],
  ['url=javascript:alert(1)', { url: '', text: '' }],
  ['', { url: '', text: '' }],
])('"%s" shares %j', (query, shared) => {
  expect(sharedSource(new URLSearchParams(query))).toEqual(shared);
});
