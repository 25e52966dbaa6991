import type { MouseEvent } from 'react';

/** Before anybody hears the press, and before it sends a form or follows a link. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const PENDING = { 'aria-busy': true, 'aria-disabled': true, onClickCapture: refuse } as const;

/** What a button has while its action runs: it takes no press, but keeps the focus, which `disabled` would drop. */
export const whilePending = (pending: boolean | undefined): typeof PENDING | false | undefined =>
  pending && PENDING;
