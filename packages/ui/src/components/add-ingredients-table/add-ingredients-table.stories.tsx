import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AddIngredientsTable, type IngredientBook } from './index.ts';
import { LocaleProvider } from '../locale/index.ts';
import { addIngredientsTableGuide } from './add-ingredients-table.guide.ts';

const meta = {
  title: 'Pantry/Add ingredients table',
  component: AddIngredientsTable,
  parameters: { guide: addIngredientsTableGuide },
  args: {
    ingredientNames: [
      'Coriander leaves',
      'Coriander seeds',
      'Corn kernels',
      'Corn tortillas',
      'Cornflour',
      'Acorn squash',
      'Red lentils',
      'Tinned tomatoes',
    ],
    units: ['piece', 'g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'can', 'clove'],
    onAdd: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof AddIngredientsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows without a name are skipped, quantity is optional, and units match in any case, singular or plural. */
export const Playground: Story = {
  parameters: { proves: 'CONST-07 PANTRY-15 PANTRY-16 PANTRY-19' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 1' }), 'Red lentils');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Qty, row 1' }), '500');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Unit, row 1' }), 'g');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 3' }), ' Tinned tomatoes ');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Unit, row 3' }), 'Cans');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Pantry' }));
    await expect(args.onAdd).toHaveBeenCalledWith([
      { name: 'Red lentils', quantity: 500, unit: 'g' },
      { name: 'Tinned tomatoes', quantity: null, unit: 'can' },
    ]);
  },
};

/** From the first name to the pantry by keyboard: Enter accepts the suggestion, then adds. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Name, row 1' })).toHaveFocus();
    await userEvent.keyboard('cornf{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Name, row 1' })).toHaveValue('Cornflour');
    await userEvent.tab();
    await userEvent.keyboard('250');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Unit, row 1' })).toHaveFocus();
    await userEvent.keyboard('g{Escape}{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith([{ name: 'Cornflour', quantity: 250, unit: 'g' }]);
  },
};

/** At most five suggestions, from the second letter on; arrow keys and Enter select one. */
export const Suggests: Story = {
  parameters: { proves: 'PANTRY-18 RULE-22 RULE-23 RULE-25' },
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('combobox', { name: 'Name, row 3' });
    await userEvent.type(name, 'c');
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.type(name, 'or');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Coriander leaves',
      'Coriander seeds',
      'Corn kernels',
      'Corn tortillas',
      'Cornflour',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(name).toHaveValue('Coriander seeds');
    const unit = canvas.getByRole('combobox', { name: 'Unit, row 3' });
    await userEvent.type(unit, 't');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual(['tsp', 'tbsp']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(unit).toHaveValue('tsp');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const SuggestionsOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 1' }), 'cor');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'Coriander leaves' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** Adds three rows and focuses the first of them. */
export const AddsRows: Story = {
  parameters: { proves: 'CONST-08 PANTRY-17' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add more rows' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
    await expect(canvas.getByRole('combobox', { name: 'Name, row 6' })).toHaveFocus();
  },
};

/**
 * All errors appear at once, at their fields; focus moves to the first, and each error clears on the next
 * keystroke.
 */
export const WrongRow: Story = {
  parameters: { proves: 'RULE-19 RULE-20' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 2' }), 'Red lentils');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Qty, row 2' }), '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Pantry' }));
    const quantity = canvas.getByRole('spinbutton', { name: 'Qty, row 2' });
    await expect(quantity).toHaveFocus();
    await expect(quantity).toBeInvalid();
    await expect(quantity).toHaveAccessibleDescription('Quantity must be greater than 0 if provided');
    const unit = canvas.getByRole('combobox', { name: 'Unit, row 2' });
    await expect(unit).toHaveAccessibleDescription('Unit is required for all ingredients');
    await userEvent.clear(quantity);
    await expect(quantity).toBeValid();
    await userEvent.keyboard('500{Enter}');
    await expect(unit).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** An unknown unit is named in the error, along with some valid ones. */
export const UnknownUnit: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 1' }), 'Red lentils');
    const unit = canvas.getByRole('combobox', { name: 'Unit, row 1' });
    await userEvent.type(unit, 'flurbs{Enter}');
    await expect(unit).toHaveFocus();
    await expect(unit).toHaveAccessibleDescription(
      '“flurbs” is not a unit Larder knows. Try g, ml, piece or pack.',
    );
    await userEvent.clear(unit);
    await userEvent.type(unit, 'Grams{Escape}{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith([{ name: 'Red lentils', quantity: null, unit: 'g' }]);
  },
};

/** Units have many aliases; a dozen is twelve pieces. */
export const UnitsByAnyName: Story = {
  play: async ({ args, canvas }) => {
    const rows = [
      ['Cornflour', '500', 'grams'],
      ['Tinned tomatoes', '2', 'tins'],
      ['Acorn squash', '1', 'dozen'],
    ];
    for (const [index, [name = '', quantity = '', unit = '']] of rows.entries()) {
      await userEvent.type(canvas.getByRole('combobox', { name: `Name, row ${index + 1}` }), name);
      await userEvent.type(canvas.getByRole('spinbutton', { name: `Qty, row ${index + 1}` }), quantity);
      await userEvent.type(canvas.getByRole('combobox', { name: `Unit, row ${index + 1}` }), unit);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Pantry' }));
    await expect(args.onAdd).toHaveBeenCalledWith([
      { name: 'Cornflour', quantity: 500, unit: 'g' },
      { name: 'Tinned tomatoes', quantity: 2, unit: 'can' },
      { name: 'Acorn squash', quantity: 12, unit: 'piece' },
    ]);
  },
};

const BOOK: IngredientBook = {
  suggest: (typed) => (typed === 'scallion' ? ['Spring onions'] : []),
  unitOf: (name) => (/^(milk|coconut milk)$/i.test(name) ? 'l' : null),
  nearest: (name) => (/^coconut mlk$/i.test(name) ? 'coconut milk' : null),
};

/** With a book, the usual unit is filled in with the name, and aliases match. */
export const KnowsUnits: Story = {
  args: { book: BOOK },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 2' }), 'scallion');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Spring onions',
    ]);
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Name, row 2' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 1' }), 'Milk');
    await expect(canvas.getByRole('combobox', { name: 'Unit, row 1' })).toHaveValue('l');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Qty, row 1' }), '2{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith([{ name: 'Milk', quantity: 2, unit: 'l' }]);
  },
};

/** Ingredients the cook avoids are flagged below the row, but can be added for others in the household. */
export const SaysWhatIsAvoided: Story = {
  parameters: { proves: 'ALLERGY-15' },
  args: {
    book: {
      ...BOOK,
      avoidedIn: (name) => (/^(milk|coconut milk)$/i.test(name) ? { contains: name.toLowerCase() } : null),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 1' }), 'Milk');
    await expect(canvas.getByRole('status')).toHaveTextContent('Contains milk, which you avoid');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Qty, row 1' }), '2{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith([{ name: 'Milk', quantity: 2, unit: 'l' }]);
  },
};

/** What only some products contain depends on the label. */
export const SaysWhatIsPossiblyAvoided: Story = {
  parameters: { proves: 'ALLERGY-15 ALLERGY-24' },
  args: {
    book: {
      ...BOOK,
      avoidedIn: (name) => (/^coconut milk$/i.test(name) ? { mayContain: 'sulphites (coconut milk)' } : null),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 1' }), 'Coconut milk');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'May contain sulphites (coconut milk), which you avoid',
    );
  },
};

const DATED: IngredientBook = {
  ...BOOK,
  expiryOf: (name) => (/^(milk|coconut milk)$/i.test(name) ? '2026-11-29' : null),
};

/** The expiry date comes with the name as a guess; it can be changed, cleared, or left to the book. */
export const ProposesDates: Story = {
  parameters: { proves: 'DATES-01' },
  args: { book: DATED, today: '2026-11-23' },
  play: async ({ args, canvas, step }) => {
    const date = (row: number) => canvas.getByRole('textbox', { name: `Expires, row ${row}` });
    for (const row of [1, 2, 3]) {
      await userEvent.type(canvas.getByRole('combobox', { name: `Name, row ${row}` }), 'milk');
      await expect(date(row)).toHaveValue('Sun, Nov 29');
      await expect(date(row)).toHaveAccessibleDescription('A guess');
    }
    await step('Enter accepts the typed text, and again adds all', async () => {
      await userEvent.clear(date(3));
      await userEvent.tab();
      await userEvent.clear(date(2));
      await userEvent.type(date(2), 'fri{Enter}');
      await expect(date(2)).toHaveValue('Fri, Nov 27');
      await expect(args.onAdd).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onAdd).toHaveBeenLastCalledWith([
        { name: 'milk', quantity: null, unit: 'l' },
        { name: 'milk', quantity: null, unit: 'l', expires: '2026-11-27' },
        { name: 'milk', quantity: null, unit: 'l', expires: null },
      ]);
    });
  },
};

/** Dates in other years omit the weekday, and are not cut off in any language. */
export const NextYear: Story = {
  parameters: { proves: 'DATES-17', playsAgainAt: 'phone' },
  args: { today: '2026-11-23', initialRows: 1 },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {['en-US', 'en-GB', 'de-DE', 'ko-KR'].map((dateLocale) => (
        <LocaleProvider key={dateLocale} dateLocale={dateLocale}>
          <AddIngredientsTable {...args} />
        </LocaleProvider>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByRole('combobox', { name: 'Name, row 1' })) {
      await userEvent.type(name, 'Lentils');
    }
    for (const date of canvas.getAllByRole<HTMLInputElement>('textbox', { name: 'Expires, row 1' })) {
      await userEvent.type(date, '2027-12-30{Enter}');
      await expect(date.value).toContain('2027');
      await expect(date.scrollWidth).toBeLessThanOrEqual(date.clientWidth);
    }
  },
};

/** The calendar is a nested table; its rows are not table rows. */
export const Calendar: Story = {
  parameters: { playsAgainAt: 'phone' },
  args: { today: '2026-11-23', initialRows: 1 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 1' }), 'Lentils');
    await userEvent.click(canvas.getByRole('button', { name: /^Choose a date/ }));
    const week = screen.getByRole('button', { name: 'Friday, November 27, 2026' }).closest('tr');
    const days = [...(week?.querySelectorAll('td') ?? [])].map((day) => day.getBoundingClientRect());
    await expect(days).toHaveLength(7);
    for (const day of days) {
      await expect(day.y).toBe(days[0]?.y);
      await expect(Math.abs(day.width - (days[0]?.width ?? 0))).toBeLessThan(1.5);
    }
  },
};

/**
 * An invalid date blocks adding, and its field receives focus. The layout does not shift when a date is
 * entered.
 */
export const NotADate: Story = {
  parameters: { proves: 'DATES-04' },
  args: { book: DATED, today: '2026-11-23' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 1' }), 'Milk');
    const date = canvas.getByRole('textbox', { name: 'Expires, row 1' });
    const add = canvas.getByRole('button', { name: 'Add to Pantry' });
    const before = add.getBoundingClientRect().y;
    await userEvent.clear(date);
    await userEvent.type(date, 'in 3 days');
    await expect(canvas.getByText('Thu, Nov 26, in 3 days')).toBeVisible();
    await expect(add.getBoundingClientRect().y).toBe(before);
    await userEvent.tab();
    await expect(add.getBoundingClientRect().y).toBe(before);
    await userEvent.clear(date);
    await userEvent.type(date, 'soonish');
    await userEvent.click(add);
    await expect(add.getBoundingClientRect().y).toBe(before);
    await expect(date).toHaveFocus();
    await expect(date).toHaveAccessibleDescription('Not a date: try “Fri”, “3 days” or “3 Dec”');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** An unknown name close to a known one is questioned once; Enter accepts the correction. */
export const AsksAboutName: Story = {
  args: { book: BOOK },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 1' }), 'coconut mlk');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Unit, row 1' }), 'tins{Enter}');
    await expect(canvas.getByText('“coconut mlk”: did you mean coconut milk?')).toBeVisible();
    const use = canvas.getByRole('button', { name: 'Use coconut milk' });
    await expect(use).toHaveFocus();
    await expect(use).toHaveAccessibleDescription('“coconut mlk”: did you mean coconut milk?');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const TakesMeantName: Story = {
  args: { book: BOOK },
  play: async (context) => {
    await AsksAboutName.play?.(context);
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onAdd).toHaveBeenLastCalledWith([
      { name: 'coconut milk', quantity: null, unit: 'can' },
    ]);
  },
};

export const KeepsTypedName: Story = {
  args: { book: BOOK },
  play: async (context) => {
    await AsksAboutName.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Keep as typed' }));
    await expect(context.args.onAdd).toHaveBeenLastCalledWith([
      { name: 'coconut mlk', quantity: null, unit: 'can', keepName: true },
    ]);
  },
};

/** The question appears together with all errors; the corrected name fills in its unit. */
export const AsksBesideErrors: Story = {
  parameters: { proves: 'ADDING-12' },
  args: { book: BOOK },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 1' }), 'coconut mlk');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Qty, row 2' }), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Pantry' }));
    const unit = canvas.getByRole('combobox', { name: 'Unit, row 1' });
    // The unit is not required while the corrected name may supply it.
    await expect(unit).toBeValid();
    const name = canvas.getByRole('combobox', { name: 'Name, row 2' });
    await expect(name).toHaveAccessibleDescription('Name is required');
    await userEvent.click(canvas.getByRole('button', { name: 'Use coconut milk' }));
    await expect(unit).toBeValid();
    await expect(name).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.type(name, 'Milk{Escape}{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith([
      { name: 'coconut milk', quantity: null, unit: 'l' },
      { name: 'Milk', quantity: 3, unit: 'l' },
    ]);
  },
};

/** Answering adds nothing while a date is invalid. */
export const AsksBesideUnreadDate: Story = {
  args: { book: BOOK },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 1' }), 'coconut mlk');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Unit, row 1' }), 'tins');
    const date = canvas.getByRole('textbox', { name: 'Expires, row 1' });
    await userEvent.type(date, 'Frday');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Pantry' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use coconut milk' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(date).toHaveFocus();
    await expect(date).toBeInvalid();
  },
};

export const NothingTyped: Story = {
  parameters: { proves: 'RULE-18' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Pantry' }));
    await expect(canvas.getByText('Please add at least one ingredient')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Name, row 1' })).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/**
 * Focus moves to the row that takes the place of the removed one. On a phone, empty rows are simply ignored.
 */
export const RemovesRow: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 2' }), 'Cornflour');
    const remove = canvas.queryByRole('button', { name: 'Remove row 1' });
    if (!remove) return;
    await userEvent.click(remove);
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('combobox', { name: 'Name, row 1' })).toHaveValue('Cornflour');
    await expect(canvas.getByRole('combobox', { name: 'Name, row 1' })).toHaveFocus();
  },
};

export const Pending: Story = {
  parameters: { proves: 'PANTRY-20' },
  args: { pending: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-disabled', 'true');
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    await userEvent.click(cancel);
    await expect(cancel).toHaveFocus();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Name, row 1' }), 'Cornflour{Enter}');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'Failed to add ingredients' },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Failed to add ingredients')).toBeVisible();
  },
};

export const Cancels: Story = {
  parameters: { proves: 'PANTRY-21' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
