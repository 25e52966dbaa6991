import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LocaleProvider } from '../locale/index.ts';
import { AllergyNote } from './index.ts';
import { allergyNoteGuide } from './allergy-note.guide.ts';

const meta = {
  title: 'Recipes/Allergy note',
  component: AllergyNote,
  parameters: { guide: allergyNoteGuide },
  args: { contains: ['peanuts'] },
} satisfies Meta<typeof AllergyNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { proves: 'ALLERGY-05' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contains peanuts, which you avoid')).toBeVisible();
  },
};

/** At the top of a recipe. */
export const Panel: Story = {
  args: { variant: 'panel', contains: ['peanuts', 'egg'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contains peanuts and egg, which you avoid')).toBeVisible();
  },
};

/** With little room, the rest is counted. */
export const Limited: Story = {
  args: { contains: ['whole milk', 'butter', 'gruyère', 'emmental', 'double cream'], limit: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contains whole milk, butter, and 3 more, which you avoid')).toBeVisible();
  },
};

/** What is certain and what is possible are shortened alike. */
export const LimitedPossible: Story = {
  args: {
    contains: ['egg', 'milk', 'butter'],
    mayContain: ['celery (ketchup)', 'mustard (mayonnaise)', 'sulphites (raisins)', 'lupin (bread)'],
    limit: 2,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Contains egg, milk, and 1 more, and may contain celery (ketchup), mustard (mayonnaise), and 2 more, which you avoid',
      ),
    ).toBeVisible();
  },
};

/** An ingredient that hides an allergen names it. */
export const Hidden: Story = { args: { contains: ['soy sauce (wheat)', 'wheat noodles'] } };

/** An imported recipe with incomplete data. */
export const Possible: Story = {
  parameters: { proves: 'ALLERGY-07' },
  args: { contains: [], mayContain: ['nuts', 'sesame'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('May contain nuts and sesame, which you avoid')).toBeVisible();
  },
};

export const CertainAndPossible: Story = { args: { contains: ['egg'], mayContain: ['nuts'] } };

/** For a list of recipes, it counts them. */
export const Dishes: Story = {
  args: { contains: ['eggs', 'wheat'], dishes: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 dishes contain eggs and wheat, which you avoid')).toBeVisible();
  },
};

export const PossibleDish: Story = {
  args: { contains: [], mayContain: ['nuts'], dishes: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 dish may contain nuts, which you avoid')).toBeVisible();
  },
};

/** With nothing to warn about, nothing is rendered. */
export const Nothing: Story = {
  args: { contains: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="allergy-note"]')).toBeNull();
  },
};

/** It wraps if necessary. */
export const Narrow: Story = {
  args: { contains: ['Donaudampfschifffahrtsgesellschaftsnussbrötchen', 'peanuts', 'almonds'] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { args: { variant: 'panel' }, globals: { direction: 'rtl' } };

export const OtherWords: Story = {
  args: {
    contains: ['Erdnüsse', 'Ei'],
    labels: { contains: (things) => `Enthält, was du meidest: ${things.join(' und ')}` },
  },
  decorators: [
    (Story) => (
      <LocaleProvider locale="de-DE" currency="EUR">
        <Story />
      </LocaleProvider>
    ),
  ],
};
