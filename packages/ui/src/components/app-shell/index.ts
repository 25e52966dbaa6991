export { AppShell, type AppShellProps, type ShellLabels } from './app-shell.tsx';
export { SHELL_ENTRIES, type ShellEntry } from './entries.ts';
