import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { UseUpList } from './index.ts';
import { useUpListGuide } from './use-up-list.guide.ts';

const meta = {
  title: 'Pantry/Use-up list',
  component: UseUpList,
  parameters: { guide: useUpListGuide },
  args: {
    today: '2026-11-23',
    items: [
      {
        id: 'mince',
        name: 'Minced beef',
        expires: '2026-11-23',
        dish: { title: 'Ballekes in tomatensaus', href: '#ballekes' },
      },
      {
        id: 'spinach',
        name: 'Spinach',
        expires: '2026-11-25',
        isGuess: true,
        dish: { title: 'Palak paneer', href: '#palak-paneer' },
      },
      { id: 'cream', name: 'Cream', expires: '2026-11-26' },
    ],
  },
} satisfies Meta<typeof UseUpList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Use up' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Minced beef expires today in Ballekes in tomatensaus',
      'Spinach expires in 2 days · a guess in Palak paneer',
      'Cream expires in 3 days ',
    ]);
  },
};

/** A week can be planned that uses an item up. */
export const UseThisUp: Story = {
  args: { items: [{ id: 'cream', name: 'Cream', expires: '2026-11-26', planHref: '#plan' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Use this up (Cream)' })).toHaveAttribute('href', '#plan');
  },
};

/** One line at the top of a page. */
export const Strip: Story = { args: { layout: 'strip' } };

/** Names are shown in full, and the strip stays low. */
export const LongNames: Story = {
  args: {
    layout: 'strip',
    items: [
      {
        id: 'compote',
        name: 'Grandmother’s rhubarb and elderflower compote with ginger',
        expires: '2026-11-24',
        isGuess: true,
        dish: { title: 'Oostends vispannetje (fish gratin with grey shrimps)', href: '#gratin' },
      },
      { id: 'cream', name: 'Cream', expires: '2026-11-26' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    for (const node of canvasElement.querySelectorAll<HTMLElement>('li, li *')) {
      await expect(node.scrollWidth).toBeLessThanOrEqual(node.clientWidth || node.scrollWidth);
      await expect(getComputedStyle(node).textOverflow).toBe('clip');
    }
    await expect(canvas.getByRole('region').getBoundingClientRect().height).toBeLessThan(144);
  },
};

/** Low enough that the first recipe is still on screen. */
export const StripOnAPhone: Story = {
  args: { layout: 'strip' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').getBoundingClientRect().height).toBeLessThan(120);
  },
};

/** Nothing expires, so nothing is rendered. */
export const Nothing: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ballekes in tomatensaus' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Palak paneer' })).toHaveFocus();
  },
};

export const RightToLeft: Story = { args: { layout: 'strip' }, globals: { direction: 'rtl' } };
