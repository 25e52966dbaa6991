// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IngredientLineField, UNREAD_LINE, type IngredientLineValue } from './index.ts';

const CINNAMON = { id: '7', name: 'cinnamon' };
const LINE: IngredientLineValue = {
  ...UNREAD_LINE,
  text: '2 tbsp of the brown dust',
  certainty: 'unknown',
};
const place = document.createElement('div');
const page = createRoot(place);
const onValueChange = vi.fn<(line: IngredientLineValue) => void>();

const field = (label: string) => {
  const named = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return document.querySelector<HTMLInputElement>(`[id="${named?.htmlFor}"]`)!;
};
const press = (label: string) =>
  act(() => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === label)!.click());
function type(label: string, text: string) {
  const input = field(label);
  act(() => {
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const leave = () => act(() => field('Ingredient').blur());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(place);
  act(() =>
    page.render(
      <IngredientLineField
        label="Ingredient 1"
        defaultValue={LINE}
        onValueChange={onValueChange}
        suggest={() => []}
        find={(name) => (name === CINNAMON.name ? CINNAMON : null)}
        units={['tbsp']}
      />,
    ),
  );
  press('Choose ingredient');
});
afterEach(() => {
  act(() => page.render(null));
  onValueChange.mockReset();
  vi.unstubAllGlobals();
});

test('what is chosen for a line is kept if the cook goes on elsewhere', () => {
  type('Ingredient', 'cinnamon');
  leave();
  expect(onValueChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ ingredient: CINNAMON, certainty: 'sure' }),
  );
});

// Safari does not focus a button that is clicked, so the fields are left before it is pressed.
test('what is cancelled after the fields were left is as before', () => {
  type('Ingredient', 'cinnamon');
  leave();
  press('Cancel');
  expect(onValueChange).toHaveBeenLastCalledWith(LINE);
});

test.each([
  ['a name that nobody knows', () => type('Ingredient', 'brown dust'), leave],
  ['nothing', () => undefined, leave],
  ['what is cancelled', () => type('Ingredient', 'cinnamon'), () => press('Cancel')],
])('%s is not', (_what, typing, leaving) => {
  typing();
  leaving();
  expect(onValueChange).not.toHaveBeenCalled();
});
