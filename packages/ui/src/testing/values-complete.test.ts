import { expect, test } from 'vitest';
import { readLibrary } from './api/read-library.ts';
import { VALUE_ROWS } from './value-rows.ts';

/** Values without an uncontrolled mode, and why. */
const CALLERS_ALONE: Readonly<Record<string, string>> = {
  'CookMode onStepChange': 'the step outlives a closed tab',
  'ExpiryList onExpiresChange': 'dates and names come from the caller together',
  'IngredientList onServingsChange': 'other amounts are another request: the address keeps it',
  'MealCard onServingsChange': 'another amount is another request',
  'MealCardFigures onServingsChange': 'another amount is another request',
  'MealSwapDialog onQueryChange': 'another text is another request',
  'Pagination onPageChange': 'another page is another request: the address keeps it',
  'ServingsStepper onValueChange': 'other amounts are another request',
  'VoiceMicrophone onListeningChange': 'the device listens, not the button',
  'VoicePanel onListeningChange': 'the device listens, not the panel',
  'VoicePanel onIngredientsChange': 'what was heard is part of its state, which the caller computes',
  'VoiceReview onIngredientsChange': 'what was heard comes from the caller, again after each try',
};

const { components, names } = readLibrary();

/** `Component prop` for every prop with such a name. */
const propsOfAll = (wanted: RegExp) =>
  components.flatMap(({ name, props }) =>
    props.filter((prop) => wanted.test(prop.name)).map((prop) => `${name} ${prop.name}`),
  );

test("each component's props are exported under its name", () => {
  expect(components.map(({ name }) => `${name}Props`).filter((props) => !names.has(props))).toEqual([]);
});

test('each value that can change has its row', () => {
  const covered = new Set(VALUE_ROWS.map(({ component, props }) => `${component} ${props.change}`));
  const changes = propsOfAll(/^on[A-Z]\w*Change$/);
  expect(changes.filter((change) => !covered.has(change)).toSorted()).toEqual(
    Object.keys(CALLERS_ALONE).toSorted(),
  );
  expect(changes.length).toBeGreaterThan(40);
});

test('each value with a default has its row', () => {
  const covered = new Set(VALUE_ROWS.map(({ component, props }) => `${component} ${props.first}`));
  expect(propsOfAll(/^default[A-Z]/).filter((start) => !covered.has(start))).toEqual([]);
});
