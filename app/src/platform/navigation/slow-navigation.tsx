import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import styles from './slow-navigation.module.css';

/** Shows that the next screen is loading slowly. */
export function SlowNavigation() {
  return useNavigation().state === 'idle' ? null : <Line />;
}

/** A line along the top edge. Shown after a delay, because most screens load before that. */
function Line() {
  useEffect(() => {
    // `html` takes no aria-* attributes.
    const root = document.getElementById('root');
    root?.setAttribute('aria-busy', 'true');
    return () => root?.removeAttribute('aria-busy');
  }, []);
  return <div className={styles.line} data-slot="slow-navigation" aria-hidden />;
}
