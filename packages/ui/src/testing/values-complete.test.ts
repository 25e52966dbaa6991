import { expect, test } from 'vitest';
import * as ui from './every-component.ts';
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
  'RecipeAccordionDetails onServingsChange': 'it picks other props of the ingredient list',
  'ServingsStepper onValueChange': 'other amounts are another request',
  'VoiceMicrophone onListeningChange': 'the device listens, not the button',
  'VoicePanel onListeningChange': 'the device listens, not the panel',
  'VoicePanel onIngredientsChange': 'what was heard is part of its state, which the caller computes',
  'VoiceReview onIngredientsChange': 'what was heard comes from the caller, again after each try',
};

interface Declaration {
  /** The types it extends or intersects. */
  heritage: string;
  body: string;
}

const files = Object.values(
  import.meta.glob<string>(
    ['../{components,internal}/**/*.{ts,tsx}', '!../**/*.{stories,test,guide}.{ts,tsx}'],
    {
      eager: true,
      import: 'default',
      query: '?raw',
    },
  ),
).map((source) => {
  const found = [
    ...source.matchAll(/interface (?<name>\w+)(?<heritage>[^{]*)\{(?<body>\}|[\s\S]*?\n\})/g),
    ...source.matchAll(/type (?<name>\w+) =(?<heritage>[^;]*)(?<body>);/g),
  ];
  return new Map(
    found.map(({ groups }): [string, Declaration] => [
      groups?.['name'] ?? '',
      { heritage: groups?.['heritage'] ?? '', body: groups?.['body'] ?? '' },
    ]),
  );
});

/** Which of these members a type has, including inherited ones. */
function membersOf(name: string, wanted: RegExp, near = files.find((types) => types.has(name))): string[] {
  const types = near?.has(name) ? near : files.find((others) => others.has(name));
  const declared = types?.get(name);
  if (!declared) return [];
  const own = [...declared.body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, member = '']) => member);
  const ancestors = [...declared.heritage.matchAll(/\b[A-Z]\w+/g)].map(([ancestor]) => ancestor);
  return [
    ...own.filter((member) => wanted.test(member)),
    ...ancestors.flatMap((ancestor) => membersOf(ancestor, wanted, types)),
  ];
}

const components = Object.entries(ui)
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || '$$typeof' in value))
  .map(([name]) => name);

const membersOfAll = (wanted: RegExp) =>
  components.flatMap((name) =>
    [...new Set(membersOf(`${name}Props`, wanted))].map((member) => `${name} ${member}`),
  );

test("each component's props are exported under its name", () => {
  const exported = Object.values(
    import.meta.glob<string>('../components/*/index.ts', { eager: true, import: 'default', query: '?raw' }),
  ).join('\n');
  expect(components.filter((name) => !new RegExp(`\\b${name}Props\\b`).test(exported))).toEqual([]);
});

test('each value that can change has its row', () => {
  const covered = new Set(VALUE_ROWS.map(({ component, props }) => `${component} ${props.change}`));
  const changes = membersOfAll(/^on[A-Z]\w*Change$/);
  expect(changes.filter((change) => !covered.has(change)).toSorted()).toEqual(
    Object.keys(CALLERS_ALONE).toSorted(),
  );
  expect(changes.length).toBeGreaterThan(40);
});

test('each value with a default has its row', () => {
  const covered = new Set(VALUE_ROWS.map(({ component, props }) => `${component} ${props.first}`));
  expect(membersOfAll(/^default[A-Z]/).filter((start) => !covered.has(start))).toEqual([]);
});
