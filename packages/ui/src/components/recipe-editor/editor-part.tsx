import { useId, type ReactNode } from 'react';
import type { HeadingLevel } from '../../internal/conventions.ts';
import styles from './recipe-editor.module.css';

interface EditorPartProps {
  title: string;
  headingLevel: HeadingLevel;
  hint?: string | undefined;
  children: ReactNode;
}

/** A part of the form under its heading. */
export function EditorPart({ title, headingLevel, hint, children }: EditorPartProps) {
  const id = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={id} data-slot="recipe-editor-part" className={styles.part}>
      <Title id={id} className={styles.name}>
        {title}
      </Title>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {children}
    </section>
  );
}
