import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import styles from './recovery-code-dialog.module.css';

interface ShownCodeProps {
  code: string;
  words: { code: string; copy: string; download: string };
  onCopy: () => void;
  onDownload: () => void;
}

/** The code in groups, focused as the main content of the dialog. One click selects all of it. */
export function ShownCode({ code, words, onCopy, onDownload }: ShownCodeProps) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  const groups = code.split('-');
  return (
    <div className={styles.shown}>
      <p
        ref={place}
        tabIndex={-1}
        role="group"
        aria-label={words.code}
        dir="ltr"
        translate="no"
        data-slot="recovery-code"
        className={styles.code}
      >
        {groups.map((group, at) => (
          // Two groups may be the same.
          // oxlint-disable-next-line react/no-array-index-key -- a code never changes its order
          <span key={at}>{at < groups.length - 1 ? `${group}-` : group}</span>
        ))}
      </p>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={onCopy}>
          <Copy aria-hidden />
          {words.copy}
        </Button>
        <Button variant="secondary" onClick={onDownload}>
          <Download aria-hidden />
          {words.download}
        </Button>
      </div>
    </div>
  );
}
