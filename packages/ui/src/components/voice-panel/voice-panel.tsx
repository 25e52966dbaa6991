'use client';
import { forwardRef, useLayoutEffect, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import panel from '../../internal/panel.module.css';
import { useWords } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { VoiceAccess } from './voice-access.tsx';
import {
  PANEL_LABELS,
  REVIEW_LABELS,
  type VoicePanelLabels,
  type VoiceReviewLabels,
  type VoiceTranscriptLabels,
} from './voice-labels.ts';
import { VoiceStage } from './voice-stage.tsx';
import type { VoiceIngredient, VoiceState } from './voice-state.ts';

/** Props of {@link VoicePanel}; other `div` attributes go to the root. */
export interface VoicePanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The state of voice input. */
  state: VoiceState;
  /** Called with whether to listen when the microphone is pressed. */
  onListeningChange: (listening: boolean) => void;
  /** Called to request the microphone, or to look for it again. */
  onEnable: () => void;
  /** Called with all ingredients when one is edited or removed. */
  onIngredientsChange: (ingredients: readonly VoiceIngredient[]) => void;
  /** Called with the names to save: trimmed and non-empty. */
  onSave: (names: readonly string[]) => void;
  /** More to review before saving, such as an `ExpiryList`. */
  reviewDetails?: ReactNode;
  /** Overrides for the built-in text. */
  labels?: Partial<VoicePanelLabels> | undefined;
  /** Overrides for the transcript's labels. */
  transcriptLabels?: Partial<VoiceTranscriptLabels> | undefined;
  /** Overrides for the review's labels. */
  reviewLabels?: Partial<VoiceReviewLabels> | undefined;
}

/**
 * Fills a pantry by voice: requests the microphone, listens, shows the result, and lets the cook correct and
 * save it.
 */
export const VoicePanel = forwardRef<HTMLDivElement, VoicePanelProps>(function VoicePanel(
  {
    state,
    onListeningChange,
    onEnable,
    onIngredientsChange,
    onSave,
    reviewDetails,
    labels,
    transcriptLabels,
    reviewLabels,
    className,
    onFocusCapture,
    ...rest
  },
  ref,
) {
  const words = useWords(PANEL_LABELS, labels, 'voice-panel');
  const review = useWords(REVIEW_LABELS, reviewLabels, 'voice-review');
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);

  // The focused element may disappear with its state, so focus the next step's button.
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    root.current?.querySelector('button')?.focus();
  }, [state.status]);

  const needsAccess =
    state.status === 'unsupported' ||
    state.status === 'no-device' ||
    state.status === 'prompt' ||
    state.status === 'denied';

  return (
    <div
      ref={useMergedRefs(root, ref)}
      {...rest}
      data-slot="voice-panel"
      data-status={state.status}
      className={classNames(panel.panel, className)}
      onFocusCapture={(event) => {
        onFocusCapture?.(event);
        focused.current = event.target;
      }}
    >
      <VisuallyHidden role="status">
        {state.status === 'listening' ? words.listening : null}
        {state.status === 'parsing' ? words.parsing : null}
        {state.status === 'review' ? review.found(state.ingredients.length) : null}
        {state.status === 'saving' ? review.saving : null}
      </VisuallyHidden>
      {needsAccess ? (
        <VoiceAccess state={state} words={words} onEnable={onEnable} />
      ) : (
        <VoiceStage
          state={state}
          words={words}
          {...{
            onListeningChange,
            onIngredientsChange,
            onSave,
            reviewDetails,
            transcriptLabels,
            reviewLabels,
          }}
        />
      )}
    </div>
  );
});
