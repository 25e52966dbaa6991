// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillPlace, sayFailed } from './shell/placeholder/fill.ts';
import { renderTemplates } from './render-templates.tsx';

const COOK = { access_token: 'token', username: 'zoë_cooks' };

/** What a browser remembers. */
const keeping = (kept: Record<string, string>) => ({ getItem: (key: string) => kept[key] ?? null });

let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  for (const [id, html] of Object.entries(renderTemplates())) {
    const template = document.createElement('template');
    template.id = id;
    template.innerHTML = html;
    document.body.append(template);
  }
});
afterEach(() => document.body.replaceChildren());

const open = (path: string, kept: Record<string, string> = COOK) =>
  fillPlace(place, new URL(path, 'http://larder.invalid'), keeping(kept));

const lead = () => place.querySelector('[data-slot="page-header-lead"]')?.textContent;

test('the templates have no inline style, which the policy forbids', () => {
  expect(Object.values(renderTemplates()).join('')).not.toMatch(/ style=|<script|<style/);
});

test('it is a picture: no focus, no reading', () => {
  open('/dashboard');
  const [picture] = place.children;
  expect(picture?.hasAttribute('inert')).toBe(true);
  expect(picture?.getAttribute('aria-hidden')).toBe('true');
});

describe.each([
  ['/dashboard', 'Dashboard', true],
  ['/dashboard/', 'Dashboard', true],
  ['/dashboard/recipes', 'Dashboard', true],
  ['/dashboard?q=soup', 'Dashboard', false],
  ['/dashboard/pantry', 'Pantry', false],
  ['/Dashboard', 'Dashboard', true],
  ['/DASHBOARD/Pantry/', 'Pantry', false],
  ['/dashboard/lists/7', 'My Lists', false],
  ['/dashboard/recipes/1001', undefined, false],
])('%s', (path, current, hasOutlines) => {
  test(`marks ${current}`, () => {
    open(path);
    const nav = place.querySelector('[data-slot="app-shell-nav"]');
    expect(nav?.querySelector('[aria-current="page"]')?.textContent).toBe(current);
    expect(place.querySelectorAll('[aria-current="page"]')).toHaveLength(current ? 1 : 0);
  });

  test(`has outlines of recipes: ${hasOutlines}`, () => {
    open(path);
    expect(place.querySelector('main')?.hasChildNodes()).toBe(hasOutlines);
  });
});

test('the shortcut of narrow pages is marked too', () => {
  open('/dashboard/shopping');
  expect(place.querySelectorAll('[aria-current="page"]')).toHaveLength(2);
});

test('says what the browse screen says of a pantry, as far as the browser remembers', () => {
  open('/dashboard', { ...COOK, userHasPantryItems: 'true' });
  expect(lead()).toBe('The best matches for your pantry come first.');
});

test.each([{}, { userHasPantryItems: 'false' }])('without a pantry it promises no match: %j', (kept) => {
  open('/dashboard', { ...COOK, ...kept });
  expect(lead()).toMatch(/something for tonight/);
});

test("shows the cook's name as text", () => {
  open('/dashboard', { ...COOK, username: '<b>zoë' });
  const user = place.querySelector('[data-slot="app-shell-user"]');
  expect(user?.querySelector('bdi')?.textContent).toBe('<b>zoë');
  expect(user?.querySelector('[aria-hidden]')?.textContent).toBe('<');
});

test.each([
  ['/', COOK],
  ['/login', COOK],
  ['/LOGIN', COOK],
  ['/confirm-email?token=1', COOK],
  ['/dashboard/recipes/1001/cook', COOK],
  ['/dashboard', {}],
])('%s shows nothing to %j', (path, kept) => {
  open(path, kept);
  expect(place.hasChildNodes()).toBe(false);
});

test.each(['/nowhere', '/dashboards', '/pictures/lost'])('%s is said not to be there', (path) => {
  open(path, {});
  expect(place.querySelector('h1')?.textContent).toBe('Page not found');
});

test('if the app does not arrive, the picture gives way to a way out', () => {
  open('/dashboard');
  const reload = vi.fn<() => void>();
  sayFailed(place, reload);
  expect(place.querySelector('[inert]')).toBeNull();
  expect(place.querySelector('h1')?.textContent).toBe('Larder could not be loaded');
  place.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
});
