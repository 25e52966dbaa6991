import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NO_FILTERS } from '../filter-panel/index.ts';
import { FilterButton, FilterSheet, type FilterSheetProps } from './index.ts';
import { filterSheetGuide } from './filter-sheet.guide.ts';

function Page({ value = NO_FILTERS, onValueChange, ...rest }: FilterSheetProps) {
  const [kept, setKept] = useState(value);
  const [open, setOpen] = useState(rest.open);
  return (
    <div style={{ minHeight: '44rem' }}>
      <FilterButton count={kept.flags.length + kept.countries.length} onClick={() => setOpen(true)} />
      <FilterSheet
        {...rest}
        open={open}
        onOpenChange={setOpen}
        value={kept}
        onValueChange={(next) => {
          setKept(next);
          onValueChange?.(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Recipes/Filter sheet',
  component: FilterSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    value: { flags: ['dairy_free'], countries: ['india', 'mexico', 'spain', 'korea', 'belgium'] },
    onValueChange: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { guide: filterSheetGuide, docs: { story: { inline: false, height: '52rem' } } },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof FilterSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Resolves once the sheet accepts presses: Radix blocks them for a moment after opening. */
async function openSheet() {
  const dialog = await screen.findByRole('dialog', { name: 'Filter Recipes' });
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return within(dialog);
}

export const Playground: Story = {};

/** Changes take effect when applied. */
export const Applies: Story = {
  parameters: { proves: 'FILTER-11 FILTER-13' },
  play: async ({ args }) => {
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('button', { name: 'India' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Vegan' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Apply Filters' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      flags: ['vegan', 'dairy_free'],
      countries: ['mexico', 'spain', 'korea', 'belgium'],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ClearsAll: Story = {
  parameters: { proves: 'FILTER-12' },
  play: async ({ args }) => {
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('button', { name: 'Clear All' }));
    await expect(sheet.queryByRole('button', { pressed: true })).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Apply Filters' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ flags: [], countries: [] });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Closing it any other way discards the changes; it reopens with the active filters. */
export const ClosesWithoutApplying: Story = {
  play: async ({ args, canvas }) => {
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('button', { name: 'Vegan' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters, 6 active' }));
    await screen.findByRole('button', { name: 'Vegan', pressed: false });
    await expect((await openSheet()).getAllByRole('button', { pressed: true })).toHaveLength(6);
  },
};

export const ClosedWithoutFilters: Story = {
  args: { open: false, value: { flags: [], countries: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
  },
};

/** Uncontrolled, with a trigger: it opens, applies and restores focus by keyboard. */
export const Keyboard: Story = {
  render: ({ onValueChange }) => (
    <div style={{ minHeight: '44rem' }}>
      <FilterSheet trigger={<FilterButton count={0} />} onValueChange={onValueChange} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const sheet = await openSheet();
    const vegan = sheet.getByRole('button', { name: 'Vegan' });
    while (document.activeElement !== vegan) await userEvent.tab();
    await userEvent.keyboard(' ');
    const apply = sheet.getByRole('button', { name: 'Apply Filters' });
    while (document.activeElement !== apply) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ flags: ['vegan'], countries: [] });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
