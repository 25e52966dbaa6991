import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InstructionSteps } from './index.ts';
import { instructionStepsGuide } from './instruction-steps.guide.ts';

const meta = {
  title: 'Recipes/Instruction steps',
  component: InstructionSteps,
  parameters: { guide: instructionStepsGuide },
  args: {
    instructions:
      '1. Rinse the rice until the water runs clear. Cook it with 360 ml of water, covered, for 15 minutes, then let it rest off the heat. ' +
      '2. Slice the sirloin across the grain. Turn it in two tablespoons of soy sauce, the crushed garlic and half of the sesame oil. ' +
      '3. Blanch the spinach for 30 seconds, squeeze it dry and season it with a few drops of sesame oil and a pinch of salt. ' +
      '4. Fry the carrots, then the shiitake, each on its own for 3 minutes over high heat. They should keep some bite. ' +
      '5. Set vegetables and beef on the rice like the slices of a pie. Crown it with a fried egg and the sesame seeds. Mix at the table.',
    sourceUrl: 'https://example.org/bibimbap',
  },
} satisfies Meta<typeof InstructionSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { proves: 'RECIPE-15 RECIPE-17' },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(5);
    await expect(steps[1]).toHaveTextContent(/^Slice the sirloin/);
    const source = canvas.getByRole('link', { name: /^View Original Recipe/ });
    await expect(source).toHaveAttribute('href', 'https://example.org/bibimbap');
    await expect(source).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** The amounts a step needs are shown below it, so nobody scrolls up with floury hands. */
export const WithAmounts: Story = {
  args: {
    needs: [
      [{ name: 'short-grain rice', quantity: 300, unit: 'g' }],
      [
        { name: 'beef sirloin', quantity: 300, unit: 'g' },
        { name: 'soy sauce', quantity: 3, unit: 'tbsp' },
        { name: 'garlic', quantity: 3, unit: 'clove' },
        { name: 'sesame oil', quantity: 1.5, unit: 'tbsp' },
      ],
      [{ name: 'spinach', quantity: 200, unit: 'g' }],
      [],
      [{ name: 'egg', quantity: 4, unit: 'piece' }],
    ],
  },
  play: async ({ canvas }) => {
    const lists = canvas.getAllByRole('list', { name: 'Amounts for the whole recipe' });
    await expect(lists).toHaveLength(4);
    await expect(lists[1]).toHaveTextContent('3 tbsp soy sauce');
    await expect(lists[3]).toHaveTextContent('4 × egg');
    await expect(canvas.getByText('Amounts below a step are for the whole recipe.')).toBeVisible();
  },
};

export const None: Story = {
  parameters: { proves: 'RECIPE-18' },
  args: { instructions: '', sourceUrl: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No instructions available.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Text without numbers is one step. */
export const OneText: Story = {
  args: { instructions: 'Toss everything in a bowl and serve it at once.', sourceUrl: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** A URL that is not http(s) is not linked. */
export const NoWebAddress: Story = {
  args: { sourceUrl: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
