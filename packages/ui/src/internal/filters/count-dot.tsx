'use client';
import { useLocale } from '../../components/locale/index.ts';
import { classNames } from '../class-names.ts';
import styles from './count-dot.module.css';

interface CountDotProps {
  count: number;
  className?: string | undefined;
}

/** A small disc with a number. The words that explain it belong to what it sits on. */
export function CountDot({ count, className }: CountDotProps) {
  const format = useLocale();
  return (
    <span data-slot="count-dot" className={classNames(styles.root, className)}>
      {format.count(count)}
    </span>
  );
}
