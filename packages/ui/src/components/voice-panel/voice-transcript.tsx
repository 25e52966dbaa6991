'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useWords } from '../locale/index.ts';
import { TRANSCRIPT_LABELS, type VoiceTranscriptLabels } from './voice-labels.ts';
import styles from './voice-transcript.module.css';

/** Props of {@link VoiceTranscript}; every attribute of a `div` goes on the root. */
export interface VoiceTranscriptProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The words that were heard so far. */
  transcript: string;
  /** More may come and words may still change: a screen reader waits for the last ones. */
  interim?: boolean | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<VoiceTranscriptLabels> | undefined;
}

/** What was heard, in quotation marks of the page's language. A polite live region. */
export const VoiceTranscript = forwardRef<HTMLDivElement, VoiceTranscriptProps>(function VoiceTranscript(
  { transcript, interim = false, labels, className, ...rest },
  ref,
) {
  const words = useWords(TRANSCRIPT_LABELS, labels);
  return (
    <div
      ref={ref}
      {...rest}
      data-slot="voice-transcript"
      data-interim={interim ? '' : undefined}
      className={classNames(styles.root, className)}
    >
      <h2 className={styles.title}>{words.title}</h2>
      <p
        className={styles.words}
        data-slot="voice-transcript-words"
        aria-live="polite"
        aria-busy={interim}
        data-waiting={transcript ? undefined : ''}
      >
        {transcript ? <q>{transcript}</q> : words.waiting}
      </p>
    </div>
  );
});
