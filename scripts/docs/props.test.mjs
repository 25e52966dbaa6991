import { expect, test } from 'vitest';
import { readProps } from '../../.storybook/docs/props/read-props.ts';

const PROPS = readProps();
const prop = (component, name) => PROPS[component]?.find((one) => one.name === name);
const named = (name) => expect.objectContaining({ name });

test('a component has its own props, and none of its root element', () => {
  expect(PROPS.Button?.map(({ name }) => name)).toEqual(['variant', 'size', 'wide', 'pending', 'asChild']);
  expect(prop('Button', 'variant')).toMatchObject({
    type: "'primary' | 'secondary' | 'ghost' | 'link' | 'danger'",
    initially: "'primary'",
    isRequired: false,
    says: '`primary` is filled, one per view; `danger` is text only, until the alert dialog.',
  });
});

test('props that a component takes from another are among its own', () => {
  expect(PROPS.TextField).toContainEqual(named('label'));
  expect(PROPS.TextField).toContainEqual(named('onValueChange'));
  expect(PROPS.SearchBox).not.toContainEqual(named('className'));
});

test('required props come first', () => {
  expect(prop('RecipeCard', 'ingredientCount')?.isRequired).toBe(true);
  const required = PROPS.RecipeCard?.map(({ isRequired }) => isRequired) ?? [];
  expect(required).toEqual(required.toSorted((a, b) => Number(b) - Number(a)));
});

test('the words of a part stand under the prop that overrides them', () => {
  expect(prop('VoicePanel', 'reviewLabels')?.labels).not.toEqual([]);
  expect(prop('ThemeChoice', 'labels')?.labels.map(({ name }) => name)).toEqual(['light', 'dark', 'system']);
});

test('each key of the words has its type and its English', () => {
  const labels = prop('RecipeCard', 'labels')?.labels;
  expect(labels).toContainEqual({
    name: 'haveEverything',
    type: 'string',
    initially: "'You have everything'",
    says: '',
  });
  expect(labels).toContainEqual({
    name: 'match',
    type: '(percentage: number) => string',
    initially: '(percentage) => `${format.percent(percentage)} Match`',
    says: '',
  });
});

test('no word of any component is without its English', () => {
  const without = Object.entries(PROPS).flatMap(([component, props]) =>
    props
      .flatMap(({ labels }) => labels)
      .filter(({ type, initially }) => type === 'string' && initially === '')
      .map(({ name }) => `${component}, ${name}`),
  );
  expect(without).toEqual([]);
});

test('every prop says what it is for', () => {
  const without = Object.entries(PROPS).flatMap(([component, props]) =>
    props.filter(({ says }) => says === '').map(({ name }) => `${component}, ${name}`),
  );
  expect(without).toEqual([]);
});

test.each([
  ['a constant', 'ChipGroup', 'defaultValue', '[]'],
  ['a number of another constant', 'ServingsStepper', 'least', '1'],
  ['a product with a constant', 'PhotoField', 'maxBytes', '15 * 1024 * 1024'],
  ['a renderer', 'ShoppingList', 'renderItem', '(row: ShoppingListRowProps) => <ShoppingListRow {...row}/>'],
  ['a value that the library exports, by its name', 'RecipeEditor', 'defaultValue', 'EMPTY_RECIPE'],
  ['another prop, by its name', 'PantryIndexEntry', 'subject', 'name'],
  ['a global, by its name', 'StepTimer', 'now', 'Date.now'],
])('a default is one that a reader can use: %s', (_why, component, name, initially) => {
  expect(prop(component, name)?.initially).toBe(initially);
});

test('no default is a name that only the library knows', () => {
  const names = Object.values(PROPS).flatMap((props) =>
    props.map(({ initially }) => initially).filter((code) => /^[A-Za-z_.]+$/.test(code)),
  );
  const words = new Set(['true', 'false', 'null', 'undefined', 'Infinity', 'Date.now', 'name']);
  const exported = [
    'EMPTY_RECIPE',
    'NO_FILTERS',
    'NO_PREFERENCES',
    'NO_WISHES',
    'SHELL_ENTRIES',
    'UNREAD_LINE',
  ];
  expect([...new Set(names)].filter((name) => !words.has(name)).toSorted()).toEqual(exported);
});
