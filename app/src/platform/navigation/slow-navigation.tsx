import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import styles from './slow-navigation.module.css';

/** Says that the next screen takes its time. */
export function SlowNavigation() {
  return useNavigation().state === 'idle' ? null : <Line />;
}

/** A line along the top edge. It waits a moment before it shows itself: most screens are there by then. */
function Line() {
  useEffect(() => {
    document.documentElement.setAttribute('aria-busy', 'true');
    return () => document.documentElement.removeAttribute('aria-busy');
  }, []);
  return <div className={styles.line} data-slot="slow-navigation" aria-hidden />;
}
