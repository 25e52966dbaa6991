// @vitest-environment jsdom
import { EMPTY_RECIPE } from '@larder/ui/recipe-editor';
import { beforeEach, expect, test } from 'vitest';
import { session } from '../../platform/session/client.ts';
import { recipeDrafts } from './kept-drafts.ts';

const TOKENS = { access_token: 'a', refresh_token: 'r' };
const draft = (title: string) => ({ form: { ...EMPTY_RECIPE, title }, version: null });

beforeEach(() => {
  localStorage.clear();
  session.signIn(TOKENS, 'mira_cooks');
});

test('each recipe has its draft, until it is forgotten', () => {
  recipeDrafts.keep('new', draft('Crumble'));
  recipeDrafts.keep('12/edit', { ...draft('Pie'), version: 3 });
  recipeDrafts.keep('new', draft('Apple crumble'));
  expect(recipeDrafts.read('new')?.form.title).toBe('Apple crumble');
  expect(recipeDrafts.read('12/edit')?.version).toBe(3);
  recipeDrafts.forget('new');
  expect(recipeDrafts.read('new')).toBeNull();
  expect(recipeDrafts.read('12/edit')).not.toBeNull();
});

test('only the last ten are kept', () => {
  for (let id = 1; id <= 11; id += 1) recipeDrafts.keep(`${id}/edit`, draft(`Pie ${id}`));
  expect(recipeDrafts.read('1/edit')).toBeNull();
  expect(recipeDrafts.read('2/edit')).not.toBeNull();
});

test('another cook finds nothing, and takes them away', () => {
  recipeDrafts.keep('new', draft('Crumble'));
  session.signIn(TOKENS, 'someone_else');
  expect(recipeDrafts.read('new')).toBeNull();
  recipeDrafts.forgetOthers();
  session.signIn(TOKENS, 'mira_cooks');
  expect(recipeDrafts.read('new')).toBeNull();
});
