// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PantryIndex, PantryIndexEntry } from './index.ts';

afterEach(cleanup);

const nothing = () => undefined;

test('what else a consumer keeps in an item does not become an attribute of its entry', () => {
  const rice = {
    id: 'rice',
    name: 'Rice',
    quantity: 1,
    unit: 'kg',
    title: 'Long grain',
    lang: 'en',
    role: 'x',
  };
  render(
    <PantryIndex
      items={[rice]}
      onEdit={nothing}
      onDelete={nothing}
      renderItem={(entry) => <PantryIndexEntry {...entry} />}
    />,
  );
  const entry = document.querySelector('[data-slot="pantry-index-entry"]');
  expect(entry?.textContent).toContain('Rice');
  expect(entry?.getAttributeNames().filter((name) => name in rice)).toEqual([]);
});
