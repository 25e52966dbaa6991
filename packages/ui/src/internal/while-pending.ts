import type { MouseEvent } from 'react';

/** Runs before any handler, form submission or navigation. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const PENDING = { 'aria-busy': true, 'aria-disabled': true, onClickCapture: refuse } as const;

/** Props of a button while its action runs: it ignores presses but keeps focus, which `disabled` would drop. */
export const whilePending = (pending: boolean | undefined): typeof PENDING | false | undefined =>
  pending && PENDING;
