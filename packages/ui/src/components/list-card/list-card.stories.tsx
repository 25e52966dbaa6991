import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { STORY_LISTS } from '../../testing/story-lists.ts';
import { AllergyNote } from '../allergy-note/index.ts';
import { Badge } from '../badge/index.ts';
import { LocaleProvider } from '../locale/index.ts';
import { ListCard, ListCardSkeleton } from './index.ts';
import { listCardGuide } from './list-card.guide.ts';

const { id: _id, ...weeknight } = STORY_LISTS.custom[0];
const { id: _favorites, ...favorites } = STORY_LISTS.favorites;

const meta = {
  title: 'Lists/List card',
  component: ListCard,
  parameters: { guide: listCardGuide },
  args: { ...weeknight, onEdit: fn(), onDelete: fn() },
  argTypes: { pictures: { control: false }, createdAt: { control: 'text' } },
  decorators: [
    (Story, { args }) => (
      <div style={{ maxWidth: args.variant === 'favorites' ? '59rem' : '18.75rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { proves: 'DATA-34 LISTS-08 LISTS-09' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Weeknight rescue' })).toHaveAttribute(
      'href',
      '#/lists/weeknight',
    );
    await expect(canvas.getByText('11 recipes')).toBeVisible();
    await expect(canvas.getByText('Created May 14, 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Weeknight rescue' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Weeknight rescue' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(window.location.hash).toBe('');
  },
};

/** The built-in list, which can be neither edited nor deleted. */
export const Favorites: Story = {
  args: favorites,
  render: ({ onEdit: _onEdit, onDelete: _onDelete, ...args }) => <ListCard {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Favorites' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const FavoritesStillEmpty: Story = {
  ...Favorites,
  args: { ...favorites, recipeCount: 0, pictures: [] },
};

/** A new list without pictures or description. */
export const Empty: Story = {
  args: { name: 'For the freezer', description: null, recipeCount: 0, pictures: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('0 recipes')).toBeVisible();
    await expect(canvasElement.querySelector('[data-fallback]')).not.toBeNull();
  },
};

export const OneRecipe: Story = {
  args: { recipeCount: 1, pictures: weeknight.pictures.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 recipe')).toBeVisible();
  },
};

/** Allergy notes are shown before the list is opened. */
export const WithNotice: Story = {
  args: { notice: <AllergyNote contains={['eggs', 'wheat']} dishes={2} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 dishes contain eggs and wheat, which you avoid')).toBeVisible();
  },
};

export const FavoritesWithNotice: Story = {
  ...Favorites,
  args: { ...favorites, notice: <AllergyNote contains={['eggs']} dishes={1} /> },
};

export const TwoRecipes: Story = { args: { recipeCount: 2, pictures: weeknight.pictures.slice(0, 2) } };

/** Names are shown in full, descriptions in two lines; the buttons stay in place. */
export const LongWords: Story = {
  args: {
    name: 'Sonntagsnachmittagskaffeekuchenrezeptsammlung and everything else with butter',
    description:
      'What we cook when the whole family comes and nobody has gone to the shops before, so that it has to come out of jars, tins and the garden.',
    recipeCount: 12_345,
  },
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector<HTMLElement>('[data-slot="list-card"]');
    await expect(card?.scrollWidth).toBe(card?.clientWidth);
    await expect(canvas.getByText('12,345 recipes')).toBeVisible();
    await expect(getComputedStyle(canvas.getByRole('link')).overflow).toBe('visible');
  },
};

/** While being deleted, it is dimmed and ignores presses. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Delete Weeknight rescue' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(remove);
    await expect(remove).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Edit/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** Date and number in German format. */
export const InGerman: Story = {
  args: {
    name: 'Sonntagstöpfe',
    description: 'Langsam, und es lohnt sich.',
    recipeCount: 1200,
    labels: {
      recipes: (count) => `${count.toLocaleString('de-DE')} Rezepte`,
      created: (date) => `Angelegt am ${date}`,
      edit: (name) => `${name} bearbeiten`,
      delete: (name) => `${name} löschen`,
    },
  },
  decorators: [
    (Story) => (
      <LocaleProvider locale="de-DE">
        <div lang="de">{Story()}</div>
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Angelegt am 14.05.2026')).toBeVisible();
  },
};

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };

export const Skeleton: Story = { render: () => <ListCardSkeleton /> };

/** A badge of your own goes below the facts. */
export const OneBadgeMore: Story = {
  args: { children: <Badge>Shared with Tomas</Badge> },
  play: async ({ canvas, canvasElement }) => {
    const more = canvasElement.querySelector('[data-slot="list-card-more"]');
    await expect(more).toContainElement(canvas.getByText('Shared with Tomas'));
  },
};
