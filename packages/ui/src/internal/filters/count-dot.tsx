'use client';
import { useLocale } from '../../components/locale/index.ts';
import { classNames } from '../class-names.ts';
import styles from './count-dot.module.css';

interface CountDotProps {
  count: number;
  className?: string | undefined;
}

/** A small round badge with a number. Its context provides the explanation. */
export function CountDot({ count, className }: CountDotProps) {
  const format = useLocale();
  return (
    <span data-slot="count-dot" className={classNames(styles.root, className)}>
      {format.count(count)}
    </span>
  );
}
