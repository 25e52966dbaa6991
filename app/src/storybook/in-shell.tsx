import { AppShell } from '@larder/ui/app-shell';
import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { renderLink } from '../platform/navigation/router-link.tsx';

/** Shows a view as a signed-in cook sees it: in the shell, with links that lead nowhere. */
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

/** Shows a view that stands alone, with links that lead nowhere. */
export const inRouter: Decorator = (Story) => (
  <MemoryRouter>
    <Story />
  </MemoryRouter>
);
