import { AppShell } from '@larder/ui/app-shell';
import { UseUpList } from '@larder/ui/use-up-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays, localDay } from '@larder/domain';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, within } from 'storybook/test';
import { renderLink } from '../../platform/navigation/router-link.tsx';
import { ExpiryNews } from './expiry-news.tsx';

/** The bell's popover, in every state. */
const meta = {
  title: 'Screens/Notifications',
  component: ExpiryNews,
  parameters: { layout: 'fullscreen' },
  args: { status: 'none' },
  render: (args) => (
    <MemoryRouter>
      <AppShell
        username="mira_cooks"
        renderLink={renderLink}
        onLogout={() => undefined}
        hasNews={args.status === 'ready'}
        notifications={<ExpiryNews {...args} />}
      >
        <div style={{ minBlockSize: '30rem' }} />
      </AppShell>
    </MemoryRouter>
  ),
} satisfies Meta<typeof ExpiryNews>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /^Notifications/ }));
  return within(await canvas.findByRole('dialog', { name: 'Notifications' }));
};

export const Nothing: Story = {
  play: async ({ canvasElement }) => {
    await expect((await open(canvasElement)).getByText('No notifications yet')).toBeInTheDocument();
  },
};

const today = localDay();

export const SomethingExpires: Story = {
  args: {
    status: 'ready',
    List: UseUpList,
    soon: [
      {
        id: 'mince',
        name: 'Minced beef',
        expires: today,
        dish: { title: 'Ballekes in tomatensaus', href: '/dashboard/recipes/1' },
      },
      {
        id: 'spinach',
        name: 'Spinach',
        expires: addDays(today, 2),
        isGuess: true,
        dish: { title: 'Palak paneer', href: '/dashboard/recipes/2' },
      },
    ],
    expired: [{ id: 'ham', name: 'Ham', expires: addDays(today, -1) }],
  },
  play: async ({ canvasElement }) => {
    const news = await open(canvasElement);
    await expect(news.getByRole('link', { name: 'Palak paneer' })).toBeInTheDocument();
    await expect(news.getByRole('region', { name: 'Expired' })).toHaveTextContent('Ham expired yesterday');
  },
};

export const Failed: Story = {
  args: { status: 'error', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const news = await open(canvasElement);
    await userEvent.click(news.getByRole('button', { name: 'Try Again' }));
    await expect(args.status === 'error' && args.onRetry).toHaveBeenCalledOnce();
  },
};
