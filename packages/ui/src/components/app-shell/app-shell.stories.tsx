import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageHeader } from '../page-header/index.ts';
import { AppShell } from './app-shell.tsx';
import { appShellGuide } from './app-shell.guide.ts';

const meta = {
  title: 'Components/App shell',
  component: AppShell,
  parameters: {
    guide: appShellGuide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '50rem' } },
  },
  args: {
    username: 'mira_cooks',
    current: '/dashboard/pantry',
    onLogout: fn(),
    renderLink: ({ href, children, ...link }) => (
      <a href={`#${href}`} {...link}>
        {children}
      </a>
    ),
    children: (
      <PageHeader title="Pantry Management" lead="27 ingredients, kept like the index of a cookbook." />
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The drawer loads when first opened, which takes over a second on a busy machine. */
const LATER = { timeout: 8000 };
const phone = { viewport: { value: 'phone' } };
const desktop = { viewport: { value: 'desktop' } };
const ENTRIES = ['Dashboard', 'My Lists', 'Pantry', 'Shopping List', 'Meal Plan', 'Settings'];

export const Playground: Story = {};

export const Wide: Story = {
  parameters: { proves: 'SHELL-01 SHELL-02' },
  globals: desktop,
  play: async ({ canvasElement, args }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Main' });
    await expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(ENTRIES);
    await expect(within(canvasElement).queryByRole('button', { name: 'Open menu' })).toBeNull();
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Pantry');
    await userEvent.click(within(nav).getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** The bar stays visible when scrolling and never covers the focused element. */
export const BarStays: Story = {
  parameters: { proves: 'SAYS-03' },
  globals: phone,
  args: {
    children: Array.from({ length: 100 }, (_, row) => (
      <p key={row}>
        <a href="#content">Ingredient {row + 1}</a>
      </p>
    )),
  },
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.ownerDocument.defaultView ?? window;
    const bar = canvas.getByRole('banner');
    page.scrollTo(0, 900);
    await waitFor(() => expect(page.scrollY).toBeGreaterThan(500));
    await expect(bar.getBoundingClientRect().top).toBe(0);
    canvas.getByRole('link', { name: 'Ingredient 100' }).focus();
    for (let stop = 0; stop < 30; stop += 1) {
      await userEvent.tab({ shift: true });
      const focused = page.document.activeElement?.getBoundingClientRect();
      await expect(focused?.top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom);
    }
  },
};

/** One item is a tap away on narrow pages; wide ones have it in the sidebar. */
export const Shortcut: Story = {
  globals: phone,
  args: { shortcut: '/dashboard/shopping' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Shopping List' });
    await expect(link).toBeVisible();
    const { width, height } = link.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

/** The shortcut's page is current. */
export const OnTheShortcut: Story = {
  globals: phone,
  args: { shortcut: '/dashboard/shopping', current: '/dashboard/shopping' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Shopping List', current: 'page' })).toBeVisible();
  },
};

export const SlideOver: Story = {
  parameters: { proves: 'PRODUCT-16 SHELL-04 SHELL-05 SHELL-06' },
  globals: phone,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Larder' })).toBeNull());
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
      return within(await screen.findByRole('dialog', { name: 'Larder' }, LATER));
    };
    await step('has all entries and closes with its close button', async () => {
      const menu = await open();
      await expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(ENTRIES);
      await userEvent.click(menu.getByRole('button', { name: 'Close menu' }));
      await gone();
    });
    await step('closes by its overlay', async () => {
      await open();
      await userEvent.click(document.documentElement);
      await gone();
    });
    await step('closes when a link is followed', async () => {
      const menu = await open();
      await userEvent.click(menu.getByRole('link', { name: 'Settings' }));
      await gone();
    });
    await step('is open', async () => {
      await open();
    });
  },
};

/** Without notifications the bell has no dot. */
export const NoNotifications: Story = {
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications' });
    await expect(getComputedStyle(bell, '::after').content).toBe('none');
    await userEvent.click(bell);
    await expect(await canvas.findByRole('dialog', { name: 'Notifications' })).toHaveTextContent(
      'No notifications yet',
    );
  },
};

export const Notifications: Story = {
  parameters: { proves: 'SHELL-07' },
  args: { hasNews: true, notifications: 'Milk expires tomorrow' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bell = canvas.getByRole('button', { name: 'Notifications, something new' });
    const { width, backgroundColor } = getComputedStyle(bell, '::after');
    await expect(Number.parseFloat(width)).toBeGreaterThan(9);
    // The hue in degrees: red is about 30.
    const hue = Number(/^oklch\(\S+ \S+ (\S+)\)$/.exec(backgroundColor)?.[1]);
    await expect(Math.abs(hue - 30)).toBeLessThan(10);
    await userEvent.click(bell);
    await expect(await canvas.findByRole('dialog', { name: 'Notifications' })).toHaveTextContent(
      'Milk expires tomorrow',
    );
  },
};

export const SkipLink: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const skip = within(canvasElement).getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  },
};

export const UnknownUser: Story = {
  parameters: { proves: 'SHELL-09' },
  args: { username: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTitle('User')).toHaveTextContent('Logged in as User');
  },
};

export const LongUsername: Story = {
  args: { username: 'the_one_who_always_burns_the_onions_but_never_gives' },
};

/** The drawer's state is controlled. */
export const MenuControlled: Story = {
  globals: phone,
  args: { menuOpen: true, onMenuOpenChange: fn() },
  play: async ({ args }) => {
    const menu = await screen.findByRole('dialog', { name: 'Larder' }, LATER);
    await userEvent.click(within(menu).getByRole('button', { name: 'Close menu' }));
    await expect(args.onMenuOpenChange).toHaveBeenLastCalledWith(false);
    await expect(menu).toBeInTheDocument();
  },
};

export const RightToLeft: Story = { globals: { ...desktop, direction: 'rtl' } };

export const Keyboard: Story = {
  globals: phone,
  play: async ({ canvas, step }) => {
    await step('the skip link comes first and leads to the screen', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    });
    await step('Enter opens the menu, Escape closes it and restores focus', async () => {
      const opener = canvas.getByRole('button', { name: 'Open menu' });
      await userEvent.tab();
      await expect(opener).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'Larder' }, LATER);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Larder' })).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
