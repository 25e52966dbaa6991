import type { ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import chip from '../../internal/item-chip/item-chip.module.css';
import { Banner } from '../banner/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import {
  errorText,
  type VoicePanelLabels,
  type VoiceReviewLabels,
  type VoiceTranscriptLabels,
} from './voice-labels.ts';
import { VoiceMicrophone } from './voice-microphone.tsx';
import { VoiceReview } from './voice-review.tsx';
import styles from './voice-stage.module.css';
import type { VoiceIngredient, VoiceState } from './voice-state.ts';
import { VoiceTips } from './voice-tips.tsx';
import { VoiceTranscript } from './voice-transcript.tsx';

interface VoiceStageProps {
  state: Extract<VoiceState, { status: 'idle' | 'listening' | 'parsing' | 'review' | 'saving' }>;
  words: VoicePanelLabels;
  onListeningChange: (listening: boolean) => void;
  onIngredientsChange: (ingredients: readonly VoiceIngredient[]) => void;
  onSave: (names: readonly string[]) => void;
  reviewDetails: ReactNode;
  transcriptLabels: Partial<VoiceTranscriptLabels> | undefined;
  reviewLabels: Partial<VoiceReviewLabels> | undefined;
}

/** Typical chip widths, in rem. */
const WIDTHS = [8, 7, 9.5, 8.5];

/** The microphone with the current content: tips, then the transcript, then ingredients. */
export function VoiceStage(props: VoiceStageProps) {
  const {
    state,
    words,
    onListeningChange,
    onIngredientsChange,
    onSave,
    reviewDetails,
    transcriptLabels,
    reviewLabels,
  } = props;
  const { status } = state;
  const isListening = status === 'listening';
  const error = 'error' in state ? errorText(words, state.error) : undefined;
  const ingredients = 'ingredients' in state ? state.ingredients : undefined;
  // While listening, space is reserved for the transcript before the first word.
  const transcript = state.transcript || (isListening ? '' : undefined);

  return (
    <div className={styles.root}>
      <VoiceMicrophone
        listening={isListening}
        onListeningChange={onListeningChange}
        disabled={status === 'parsing' || status === 'saving'}
        label={words.microphone}
        title={isListening ? words.listening : status === 'parsing' ? words.parsing : words.start}
        hint={
          isListening
            ? state.secondsLeft === undefined
              ? undefined
              : words.secondsLeft(state.secondsLeft)
            : status === 'parsing'
              ? undefined
              : words.startHint
        }
      />
      <div className={styles.content}>
        {error ? <Banner tone="danger">{error}</Banner> : null}
        {transcript === undefined ? (
          ingredients ? null : (
            <VoiceTips title={words.tipsTitle} tips={words.tips} />
          )
        ) : (
          <VoiceTranscript transcript={transcript} interim={isListening} labels={transcriptLabels} />
        )}
        {status === 'parsing' ? (
          <div className={classNames(chip.list)}>
            {WIDTHS.map((width) => (
              <Skeleton
                key={width}
                shape="pill"
                style={{ width: `${width}rem`, height: 'var(--ld-target)' }}
              />
            ))}
          </div>
        ) : null}
        {ingredients ? (
          <VoiceReview
            ingredients={ingredients}
            onIngredientsChange={onIngredientsChange}
            onSave={onSave}
            pending={status === 'saving'}
            details={reviewDetails}
            labels={reviewLabels}
          />
        ) : null}
      </div>
    </div>
  );
}
