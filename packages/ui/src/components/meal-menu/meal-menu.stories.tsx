import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MealMenu, MealMenuTrigger } from './index.ts';
import { mealMenuGuide } from './meal-menu.guide.ts';

const meta = {
  title: 'Meal plan/Meal menu',
  component: MealMenu,
  parameters: { guide: mealMenuGuide, docs: { story: { inline: false, height: '22rem' } } },
  args: { title: 'Dal Tadka', onMove: fn(), onFree: fn() },
} satisfies Meta<typeof MealMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { onDouble: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'More for Dal Tadka' });
    await userEvent.click(button);
    const menu = within(await screen.findByRole('menu', { name: 'More for Dal Tadka' }));
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Move to another day…',
      'Cook double…',
      'Eating out',
      'Leave this evening free',
    ]);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Eating out' }));
    await waitFor(() => expect(args.onFree).toHaveBeenCalledWith('out'));
    await expect(button).toHaveFocus();
  },
};

/** The rest of the dish already has a meal. */
export const Doubled: Story = {
  args: { onSingle: fn(), defaultOpen: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Don’t cook double' }));
    await waitFor(() => expect(args.onSingle).toHaveBeenCalledOnce());
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Move/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Leave this evening free' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onFree).toHaveBeenCalledWith('nothing'));
    await expect(canvas.getByRole('button', { name: 'More for Dal Tadka' })).toHaveFocus();
  },
};

/** A change is being saved. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The button alone, while the menu loads. */
export const Trigger: Story = { render: () => <MealMenuTrigger title="Dal Tadka" /> };
