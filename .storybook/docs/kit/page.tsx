import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import styles from './page.module.css';

const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');

/** A docs page with a title and a lead paragraph. */
export function Page({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <Unstyled>
      <main className={styles.page}>
        <header className={styles.header}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        {children}
      </main>
    </Unstyled>
  );
}

/** A section under a rule; the table of contents lists it by its heading. */
export function Section({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={idOf(title)}>
      <h2 id={idOf(title)}>{title}</h2>
      {lead && <p className={styles.text}>{lead}</p>}
      {children}
    </section>
  );
}

/** A paragraph with a readable line length. */
export function Text({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}

/** Code to copy. */
export function Code({ children }: { children: string }) {
  return (
    <pre className={styles.code}>
      <code>{children}</code>
    </pre>
  );
}

/** A framed area for examples. */
export function Plate({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <div className={styles.plate} data-wide={wide || undefined}>
      {children}
    </div>
  );
}
