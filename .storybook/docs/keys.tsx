import { Fragment } from 'react';
import type { GuideKey } from '../../packages/ui/src/internal/docs/guide.ts';
import styles from './component-page.module.css';

/** 'Enter, Space' is two keys, 'Shift + Tab' is a chord, and '↑ ↓' is two arrows. */
function Keys({ keys }: { keys: string }) {
  return keys.split(/( \+ |, | (?=[←↑→↓]))/).map((part, index) => {
    // A component's key list is static, so an index key is safe.
    const key = `${part}${index}`;
    if (part === ' + ') return <Fragment key={key}> + </Fragment>;
    if (part === ', ' || part === ' ') return <Fragment key={key}> </Fragment>;
    return <kbd key={key}>{part}</kbd>;
  });
}

/** Keyboard shortcuts and their actions. */
export function KeyTable({ keys }: { keys: readonly GuideKey[] }) {
  return (
    <dl className={styles.keys}>
      {keys.map((key) => (
        <div key={`${key.keys} ${key.does}`}>
          <dt>
            <Keys keys={key.keys} />
          </dt>
          <dd>{key.does}</dd>
        </div>
      ))}
    </dl>
  );
}
