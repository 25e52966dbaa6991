export { AppShell, type AppShellProps, type AppShellLabels } from './app-shell.tsx';
export { SHELL_ENTRIES, type ShellEntry } from './entries.ts';
export { ShellNav, type ShellNavProps } from './shell-nav.tsx';
export { ShellUser, type ShellUserProps } from './shell-user.tsx';
export type { LinkProps, RenderLink } from '../../internal/render-link.tsx';
