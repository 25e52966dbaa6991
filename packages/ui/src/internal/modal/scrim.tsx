import { Presence } from '@radix-ui/react-presence';
import styles from './modal.module.css';

/**
 * The veil between page and modal. Not Radix's Overlay, because that one locks the page's scrolling with an
 * injected style element, which a strict content security policy refuses.
 */
export function Scrim({ open }: { open: boolean }) {
  return (
    <Presence present={open}>
      <div className={styles.scrim} data-state={open ? 'open' : 'closed'} aria-hidden />
    </Presence>
  );
}
