import { NO_FILTERS } from '@larder/domain';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { browseFiltersAtom, forgetBrowseFiltersAtom, noteBrowseFiltersAtom } from './browse-filters.atom.ts';

test('the last filters are kept, equal ones as the same value, until another cook logs in', () => {
  const store = createStore();
  const changed = vi.fn<() => void>();
  store.sub(browseFiltersAtom, changed);
  store.set(noteBrowseFiltersAtom, { flags: ['vegan'], countries: ['italy'] });
  const remembered = store.get(browseFiltersAtom);
  store.set(noteBrowseFiltersAtom, { flags: ['vegan'], countries: ['italy'] });
  expect(store.get(browseFiltersAtom)).toBe(remembered);
  expect(changed).toHaveBeenCalledOnce();
  store.set(forgetBrowseFiltersAtom);
  expect(store.get(browseFiltersAtom)).toEqual(NO_FILTERS);
});
