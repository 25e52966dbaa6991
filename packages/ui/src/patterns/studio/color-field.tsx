import { useState } from 'react';
import type { Scheme } from '../../styles/contrast/tokens.ts';
import { hexOf } from './brand.ts';
import styles from './studio.module.css';

interface ColorFieldProps {
  /** What the colour is for. */
  name: string;
  scheme: Scheme;
  value: string;
  onValueChange: (hex: string) => void;
}

/** A colour of one theme: to pick, or to type in any notation of CSS. */
export function ColorField({ name, scheme, value, onValueChange }: ColorFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isUnreadable = draft !== null && hexOf(draft) === undefined;
  return (
    <div className={styles.color}>
      <input
        type="color"
        aria-label={`${name}, ${scheme}`}
        value={value}
        onChange={({ target }) => {
          setDraft(null);
          onValueChange(target.value);
        }}
      />
      <input
        type="text"
        aria-label={`${name}, ${scheme}, as text`}
        aria-invalid={isUnreadable || undefined}
        spellCheck={false}
        autoComplete="off"
        value={draft ?? value}
        onChange={({ target }) => {
          setDraft(target.value);
          const hex = hexOf(target.value);
          if (hex !== undefined) onValueChange(hex);
        }}
        onBlur={() => setDraft(null)}
      />
    </div>
  );
}
