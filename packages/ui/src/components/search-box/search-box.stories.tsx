import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterButton } from '../filter-sheet/index.ts';
import { SearchBox } from './index.ts';
import { searchBoxGuide } from './search-box.guide.ts';

const meta = {
  title: 'Recipes/Search box',
  component: SearchBox,
  parameters: { guide: searchBoxGuide },
  args: { onSearch: fn(), onValueChange: fn() },
  argTypes: { trailing: { control: false } },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Searches on Enter and with the button, with the text trimmed. */
export const Playground: Story = {
  parameters: { proves: 'BROWSE-01 BROWSE-02 BROWSE-03 BROWSE-04' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByPlaceholderText('Search recipes...');
    await userEvent.type(box, ' biryani ');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('biryani');
    await userEvent.type(box, 'with egg');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('biryani with egg');
  },
};

export const Clears: Story = {
  args: { defaultValue: 'biryani' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
};

/** Without a button it filters while typing. */
export const Live: Story = {
  parameters: { proves: 'PANTRY-02' },
  args: { live: true, placeholder: 'Search pantry items...' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search pantry items' }), 'ri');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ri');
    await expect(canvas.queryByRole('button', { name: 'Search' })).toBeNull();
  },
};

/** On a phone the filter button goes next to it, and the search button shows only its icon. */
export const WithFilterButton: Story = {
  args: { trailing: <FilterButton count={6} /> },
  globals: { viewport: { value: 'phone' } },
};

/** On the narrowest phone the placeholder is still read to its end. */
export const OnASmallPhone: Story = {
  args: { trailing: <FilterButton count={6} /> },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const box = canvas.getByPlaceholderText<HTMLInputElement>('Search recipes...');
    const { fontFamily, paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = `${getComputedStyle(box, '::placeholder').fontSize} ${fontFamily}`;
    const room =
      box.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    await expect(room).toBeGreaterThanOrEqual(pen.measureText(box.placeholder).width);
  },
};

export const Filled: Story = { args: { defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitänssuppe' } };

export const Keyboard: Story = {
  args: { defaultValue: 'rice' },
  play: async ({ args, canvas, step }) => {
    const box = canvas.getByRole('searchbox');
    await step('Enter searches', async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSearch).toHaveBeenLastCalledWith('rice');
    });
    await step('the cross clears and returns focus', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(box).toHaveFocus();
      await expect(box).toHaveValue('');
    });
  },
};
