import { Presence } from '@radix-ui/react-presence';
import { useState } from 'react';
import styles from './modal.module.css';

/** Whether the page shows a scrollbar that takes room, asked once, before the page stops scrolling. */
const hasScrollbar = () =>
  typeof document !== 'undefined' && window.innerWidth > document.documentElement.clientWidth;

/**
 * The veil between page and modal. Not Radix's Overlay, because that one locks the page's scrolling with an
 * injected style element, which a strict content security policy refuses.
 */
export function Scrim({ open }: { open: boolean }) {
  const [before, setBefore] = useState({ open: false, gutter: false });
  if (before.open !== open) setBefore({ open, gutter: open ? hasScrollbar() : before.gutter });
  return (
    <Presence present={open}>
      <div
        className={styles.scrim}
        data-state={open ? 'open' : 'closed'}
        data-gutter={before.gutter || undefined}
        aria-hidden
      />
    </Presence>
  );
}
