import { Check, X } from 'lucide-react';
import styles from './do-and-dont.module.css';

interface RulesProps {
  title: 'Do' | 'Don’t';
  rules: readonly string[];
}

function Rules({ title, rules }: RulesProps) {
  const Icon = title === 'Do' ? Check : X;
  if (rules.length === 0) return null;
  return (
    <div className={styles.card} data-kind={title === 'Do' ? 'do' : 'dont'}>
      <h3 className={`skip-toc ${styles.title}`}>
        <Icon aria-hidden className={styles.sign} />
        {title}
      </h3>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}

/** Dos and don'ts, side by side, or stacked on a phone. */
export function DoAndDont({ does, donts }: { does: readonly string[]; donts: readonly string[] }) {
  if (does.length + donts.length === 0) return null;
  return (
    <section className={styles.root} aria-label="Do and don’t">
      <Rules title="Do" rules={does} />
      <Rules title="Don’t" rules={donts} />
    </section>
  );
}
