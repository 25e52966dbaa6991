'use client';
import { Bands } from '../../internal/bands.tsx';
import { Logo } from '../logo/index.ts';
import { Sheet } from '../sheet/index.ts';
import styles from './shell-nav.module.css';
import { ShellNav, type ShellNavProps } from './shell-nav.tsx';

interface ShellMenuProps extends ShellNavProps {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  closeLabel: string;
}

/** The drawer on narrow pages, in its own file so that wide pages never load it. */
export default function ShellMenu({ title, open, onOpenChange, closeLabel, ...nav }: ShellMenuProps) {
  return (
    <Sheet
      side="start"
      open={open}
      onOpenChange={onOpenChange}
      labels={{ close: closeLabel }}
      title={<Logo title={title} size="small" />}
      className={styles.menu}
    >
      <ShellNav {...nav} onFollow={() => onOpenChange(false)} />
      <Bands className={styles.bands} />
    </Sheet>
  );
}
