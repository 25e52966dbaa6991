import { AppShell } from '@larder/ui/app-shell';
import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { renderLink } from '../platform/navigation/router-link.tsx';

/** Shows a view in the shell for a logged-in user, with links that lead nowhere. */
export const inShell =
  (current?: string): Decorator =>
  (Story) => (
    <MemoryRouter>
      <AppShell
        username="mira_cooks"
        current={current}
        shortcut="/dashboard/shopping"
        renderLink={renderLink}
        onLogout={() => undefined}
      >
        <Story />
      </AppShell>
    </MemoryRouter>
  );

/** Shows a view on its own, with links that lead nowhere. */
export const inRouter: Decorator = (Story) => (
  <MemoryRouter>
    <Story />
  </MemoryRouter>
);
