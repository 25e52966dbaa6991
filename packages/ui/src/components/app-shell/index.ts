export { AppShell, type AppShellProps } from './app-shell.tsx';
export { SHELL_ENTRIES, type ShellEntry } from './entries.ts';
export { ShellNav, type ShellNavProps } from './shell-nav.tsx';
export { ShellUser, type ShellUserProps } from './shell-user.tsx';
export type { AppShellLabels } from './shell-words.ts';
export type { LinkProps, RenderLink } from '../../internal/render-link.tsx';
