import { useAtomValue } from 'jotai';
import { t } from '../platform/language/t.ts';
import { KitchenTimers } from './kitchen-timers.tsx';
import { timersAtom } from './timers.atom.ts';
import styles from './timers-elsewhere.module.css';

/** The timers on the screens where nothing is cooked: they go on, and ring. */
export default function TimersElsewhere() {
  const timers = useAtomValue(timersAtom);
  if (timers.length === 0) return null;
  return (
    <div role="group" aria-label={t('Timers')} className={styles.root}>
      <KitchenTimers />
    </div>
  );
}
