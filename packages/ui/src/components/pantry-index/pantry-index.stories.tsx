import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { STORY_PANTRY } from '../../testing/story-recipes.ts';
import { Badge } from '../badge/index.ts';
import { PantryIndex, PantryIndexEntry, PantryIndexSection, type PantryIndexProps } from './index.ts';
import { pantryIndexGuide } from './pantry-index.guide.ts';

function Kept({ items, onDelete, ...rest }: PantryIndexProps) {
  const [kept, setKept] = useState(items);
  return (
    <PantryIndex
      {...rest}
      items={kept}
      onDelete={(id) => {
        setKept(kept.filter((item) => item.id !== id));
        onDelete(id);
      }}
    />
  );
}

const meta = {
  title: 'Pantry/Pantry index',
  component: PantryIndex,
  parameters: { guide: pantryIndexGuide },
  args: { items: STORY_PANTRY, onEdit: fn(), onDelete: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PantryIndex>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { proves: 'PANTRY-07 PANTRY-08' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('heading').map((letter) => letter.textContent)).toEqual([
      ...'BCEGLOPRST',
    ]);
    const chickpeas = canvas.getByText('Chickpeas').closest('li');
    if (!chickpeas) throw new Error('There is no row of chickpeas');
    await expect(chickpeas).toHaveTextContent('2 cans');
    await userEvent.click(within(chickpeas).getByRole('button', { name: 'Edit Chickpeas' }));
    await expect(args.onEdit).toHaveBeenCalledWith('chickpeas');
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** After a deletion, focus moves to the row that takes its place, or to the last one. */
export const Deletes: Story = {
  parameters: { proves: 'PANTRY-09' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Delete Black beans' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith('black-beans');
    await expect(canvas.queryByText('Black beans')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Delete Brown sugar' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Turmeric, ground' }));
    await expect(canvas.getByRole('button', { name: 'Delete Tinned tomatoes' })).toHaveFocus();
  },
};

/** Its buttons are busy: they keep focus and ignore presses. */
export const Pending: Story = {
  args: { pendingIds: ['basmati-rice'] },
  play: async ({ args, canvas }) => {
    for (const name of ['Edit Basmati rice', 'Delete Basmati rice']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await expect(button).toHaveFocus();
    }
    await expect(args.onEdit).not.toHaveBeenCalled();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/**
 * Accented letters sort with their base letter, other characters come last, and 'some' stands for an unknown
 * quantity.
 */
export const OddNames: Story = {
  args: {
    items: [
      { id: '1', name: '00 flour', quantity: 1, unit: 'kg' },
      { id: '2', name: 'épices à couscous', quantity: null, unit: 'jar' },
      { id: '3', name: 'Eggs', quantity: 12, unit: 'piece' },
      {
        id: '4',
        name: 'Hand-harvested sun-dried heirloom tomatoes in extra-virgin olive oil with oregano',
        quantity: 1_000_000,
        unit: 'jar',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map((letter) => letter.textContent)).toEqual(['E', 'H', '#']);
    await expect(canvas.getByText('some')).toBeVisible();
  },
};

const MONDAY = '2026-11-23';
const DATED: PantryIndexProps['items'] = [
  { id: 'ham', name: 'Ham', quantity: 200, unit: 'g', expires: '2026-11-20', storage: 'fridge' },
  {
    id: 'cream',
    name: 'Cream',
    quantity: 200,
    unit: 'ml',
    expires: MONDAY,
    storage: 'fridge',
    isOpened: true,
  },
  {
    id: 'spinach',
    name: 'Spinach',
    quantity: 250,
    unit: 'g',
    expires: '2026-11-25',
    isGuess: true,
    storage: 'fridge',
  },
  { id: 'milk-later', name: 'Milk', quantity: 2, unit: 'l', expires: '2026-12-19', storage: 'fridge' },
  {
    id: 'milk',
    name: 'Milk',
    quantity: 500,
    unit: 'ml',
    expires: '2026-11-24',
    storage: 'fridge',
    isOpened: true,
  },
  { id: 'milk-none', name: 'Milk', quantity: null, unit: 'l', storage: 'freezer' },
  {
    id: 'rice',
    name: 'Rice',
    quantity: 1,
    unit: 'kg',
    expires: '2028-11-20',
    isGuess: true,
    storage: 'cupboard',
  },
  { id: 'salt', name: 'Salt', quantity: 1, unit: 'kg' },
];

const notesIn = (element: HTMLElement) =>
  [...element.querySelectorAll('li')].map(
    (line) => line.querySelector('small[data-slot]')?.textContent ?? '',
  );

/** Dates in words; batches grouped under their name, earliest first; guesses marked. */
export const WithDates: Story = {
  args: { items: DATED, today: MONDAY },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(notesIn(canvasElement)).toEqual([
      'expires today · opened',
      'expired 3 days ago',
      'expires tomorrow · opened',
      'expires Sat, Dec 19',
      'freezer',
      '',
      '',
      'expires in 2 days · a guess',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Milk, expires Sat, Dec 19' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith('milk-later');
  },
};

/** Sorted by expiry date, grouped by how soon. */
export const ByDate: Story = {
  args: { items: DATED, today: MONDAY, sort: 'expiry' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Expired',
      'Today or tomorrow',
      'This week',
      'Later',
      'No date',
    ]);
    await expect(notesIn(canvasElement).slice(-4)).toEqual([
      'expires Sat, Dec 19',
      'expires Mon, Nov 20, 2028 · a guess',
      'freezer',
      '',
    ]);
  },
};

/** No targets overlap, in either text direction. */
export const Targets: Story = {
  args: { items: DATED, today: MONDAY },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const dir of ['ltr', 'rtl']) {
      document.documentElement.setAttribute('dir', dir);
      const boxes = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
      for (const [place, box] of boxes.entries()) {
        await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        for (const other of boxes.slice(place + 1)) {
          const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
          await expect(Math.min(wide, high)).toBeLessThan(0.01);
        }
      }
    }
    document.documentElement.setAttribute('dir', 'ltr');
  },
};

/** On a phone, a date's note stays on one line, including a batch's. */
export const DatesOnAPhone: Story = {
  args: { items: DATED, today: MONDAY },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const note of canvas.getAllByText(/ · a guess/)) {
      await expect(note.getBoundingClientRect().height).toBeLessThan(24);
    }
  },
};

/** With 200% text on a phone, names keep their line. */
export const LargeText: Story = {
  args: { items: DATED, today: MONDAY },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const root = canvasElement.ownerDocument.documentElement;
    const before = root.style.fontSize;
    root.style.fontSize = '200%';
    const name = within(canvasElement).getByText('Spinach').getBoundingClientRect();
    await expect(name.height).toBeLessThan(60);
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    root.style.fontSize = before;
  },
};

const thousand = Array.from({ length: 1000 }, (_, index) => ({
  id: `item-${index}`,
  name: `${'ABCDEFGHIKLMNOPRSTVWZ'.charAt(index % 21)}-item ${index}`,
  quantity: (index % 90) + 1,
  unit: 'g',
}));

/** A thousand rows are plain elements, so they render instantly. */
export const ThousandRows: Story = {
  args: { items: thousand },
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1000);
    const last = canvas.getByText('Z-item 986').closest('li');
    await userEvent.click(last?.querySelector('button') ?? document.body);
    await expect(args.onEdit).toHaveBeenCalledWith('item-986');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit Basmati rice' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('basmati-rice');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onDelete).toHaveBeenLastCalledWith('basmati-rice');
    await expect(canvas.getByRole('button', { name: 'Delete Black beans' })).toHaveFocus();
  },
};

/** The same parts, grouped by shelf instead of letter. */
export const ByShelf: Story = {
  render: ({ items, onEdit }) => (
    <>
      {['Freezer', 'Cupboard'].map((shelf, index) => {
        const entries = items.filter((_, place) => place % 2 === index);
        return (
          <PantryIndexSection key={shelf} title={shelf} count={entries.length}>
            {entries.map(({ id, ...entry }) => (
              <PantryIndexEntry key={id} {...entry} onEdit={() => onEdit(id)} />
            ))}
          </PantryIndexSection>
        );
      })}
    </>
  ),
  play: async ({ args, canvas }) => {
    const cupboard = canvas.getByRole('region', { name: 'Cupboard' });
    const [first] = within(cupboard).getAllByRole('button', { name: /^Edit/ });
    await userEvent.click(first!);
    await expect(args.onEdit).toHaveBeenLastCalledWith(args.items[1]?.id);
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull();
  },
};

/** A badge of your own in some entries. Focus still moves to the neighbour of what is deleted. */
export const OneBadgeMore: Story = {
  args: {
    renderItem: (entry, item) => (
      <PantryIndexEntry {...entry}>
        {item.id === 'chickpeas' ? <Badge>From the garden</Badge> : null}
      </PantryIndexEntry>
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('From the garden').closest('li')).toHaveTextContent('Chickpeas');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.items.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Chickpeas' }));
    await expect(args.onDelete).toHaveBeenCalledWith('chickpeas');
    await expect(canvas.queryByText('Chickpeas')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Delete/ })).toContain(document.activeElement);
  },
};
