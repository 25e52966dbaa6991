import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LocaleProvider } from '../locale/index.ts';
import { NutritionTable } from './index.ts';
import { nutritionTableGuide } from './nutrition-table.guide.ts';

const meta = {
  title: 'Recipes/Nutrition table',
  component: NutritionTable,
  parameters: { guide: nutritionTableGuide },
  args: {
    nutrition: {
      calories: 612,
      fat: 21.4,
      saturates: 5.3,
      carbohydrates: 78.2,
      sugars: 9.6,
      fibre: 6.1,
      protein: 27.8,
      salt: 3.05,
    },
  },
} satisfies Meta<typeof NutritionTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { proves: 'NUTRITION-01' },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Nutrition per serving' }));
    const figures = table
      .getAllByRole('row')
      .map((row) => [within(row).getByRole('rowheader'), within(row).getByRole('cell')])
      .map((cells) => cells.map(({ textContent }) => textContent).join(': '));
    await expect(figures).toEqual([
      'Calories: 612',
      'Fat: 21 g',
      'of which saturated: 5.3 g',
      'Carbs: 78 g',
      'of which sugars: 9.6 g',
      'Fiber: 6.1 g',
      'Protein: 28 g',
      'Salt: 3.05 g',
    ]);
  },
};

/** Unknown values have no row; 0 is shown. */
export const PartlyKnown: Story = {
  args: { nutrition: { calories: 1240, protein: 12, carbohydrates: 68.4, fat: 0, salt: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Fat 0 g' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};

/** If nothing is known, nothing is rendered. */
export const Nothing: Story = {
  args: { nutrition: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Long names wrap if necessary. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '9rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const OtherWords: Story = {
  args: {
    labels: { title: 'Nährwerte je Portion', fat: 'Fett', saturates: 'davon gesättigt', salt: 'Salz' },
  },
  decorators: [
    (Story) => (
      <LocaleProvider locale="de-DE" currency="EUR">
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'davon gesättigt 5,3 g' })).toBeVisible();
  },
};
