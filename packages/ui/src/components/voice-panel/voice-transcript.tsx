'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useWords } from '../locale/index.ts';
import { TRANSCRIPT_LABELS, type VoiceTranscriptLabels } from './voice-labels.ts';
import styles from './voice-transcript.module.css';

/** Props of {@link VoiceTranscript}; other `div` attributes go to the root. */
export interface VoiceTranscriptProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The transcript so far. */
  transcript: string;
  /** The text may still change: screen readers wait for the final text. */
  interim?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<VoiceTranscriptLabels> | undefined;
}

/** The transcript, in the page language's quotation marks. A polite live region. */
export const VoiceTranscript = forwardRef<HTMLDivElement, VoiceTranscriptProps>(function VoiceTranscript(
  { transcript, interim = false, labels, className, ...rest },
  ref,
) {
  const words = useWords(TRANSCRIPT_LABELS, labels, 'voice-transcript');
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
