'use client';
import { LIMITS } from '@larder/domain';
import { useEffect, useRef, useState } from 'react';
import type { ErrorMessage } from '../../internal/conventions.ts';
import { ErrorLine } from '../../internal/error-line.tsx';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import type { useNewWeekWords } from './new-week-labels.ts';
import styles from './new-week-dialog.module.css';

/** The result of reading a sentence. */
export interface ReadSentence {
  /** Whether anything was filled in. */
  filled: boolean;
  /** Words that were not understood. */
  notUnderstood: readonly string[];
  /** Dishes that no recipe within the limits was found for. */
  notFound?: readonly string[] | undefined;
}

interface WishSentenceProps {
  onRead: (sentence: string) => void;
  read: ReadSentence | null;
  pending: boolean;
  error: ErrorMessage | undefined;
  words: ReturnType<typeof useNewWeekWords>;
}

/** A sentence that fills in the choices above it. */
export function WishSentence({ onRead, read, pending, error, words }: WishSentenceProps) {
  const [text, setText] = useState('');
  const { filled = false, notUnderstood = [], notFound = [] } = read ?? {};
  const answer = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  // On a phone it is below what shows of the dialog. Once it was in view, choices move nothing.
  useEffect(() => {
    if (!isAwaited.current || pending || !(read || error)) return;
    isAwaited.current = false;
    answer.current?.scrollIntoView({ block: 'nearest' });
  }, [read, error, pending]);
  const isLost = notUnderstood.length + notFound.length > 0;
  const said = read && [
    ...(filled ? [words.filled] : isLost ? [] : [words.nothingFilled]),
    ...(notFound.length > 0 ? [words.notFound(notFound)] : []),
    ...(notUnderstood.length > 0 ? [words.notUnderstood(notUnderstood)] : []),
  ];
  return (
    <form
      data-slot="new-week-dialog-sentence"
      className={styles.sentence}
      onSubmit={(event) => {
        event.preventDefault();
        if (pending || !text.trim()) return;
        isAwaited.current = true;
        onRead(text.trim());
      }}
    >
      <TextField
        label={words.sentence}
        hint={words.sentenceHint}
        maxLength={LIMITS.wish.max}
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onValueChange={setText}
      />
      <Button type="submit" variant="secondary" pending={pending} className={styles.read}>
        {pending ? words.reading : words.read}
      </Button>
      <div ref={answer} className={styles.answer}>
        <p role="status" className={styles.said}>
          {said?.join(' ')}
        </p>
        <ErrorLine>{error}</ErrorLine>
      </div>
    </form>
  );
}
