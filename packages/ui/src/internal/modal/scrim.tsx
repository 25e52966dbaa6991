import { Presence } from '@radix-ui/react-presence';
import { useState } from 'react';
import styles from './modal.module.css';

/** Whether the page shows a space-taking scrollbar, checked once, before scrolling is locked. */
const hasScrollbar = () =>
  typeof document !== 'undefined' && window.innerWidth > document.documentElement.clientWidth;

/**
 * The overlay between page and modal. Not Radix's Overlay, which locks scrolling with an injected style
 * element that a strict content security policy blocks.
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
