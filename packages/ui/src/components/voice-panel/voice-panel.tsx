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

/** Props of {@link VoicePanel}; every attribute of a `div` goes on the root. */
export interface VoicePanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Where voice input stands. */
  state: VoiceState;
  /** Called when the microphone is pressed, with whether to listen. */
  onListeningChange: (listening: boolean) => void;
  /** Called when the microphone shall be asked for, or looked for again. */
  onEnable: () => void;
  /** Called with all ingredients when one was edited or removed. */
  onIngredientsChange: (ingredients: readonly VoiceIngredient[]) => void;
  /** Called with the names to save: trimmed, without empty ones. */
  onSave: (names: readonly string[]) => void;
  /** What else is to be seen before they are saved, such as an `ExpiryList`. */
  reviewDetails?: ReactNode;
  /** Other words for what it says by itself. */
  labels?: Partial<VoicePanelLabels> | undefined;
  /** Other words for the transcript. */
  transcriptLabels?: Partial<VoiceTranscriptLabels> | undefined;
  /** Other words for the review. */
  reviewLabels?: Partial<VoiceReviewLabels> | undefined;
}

/** Fills a pantry by voice: asks for the microphone, listens, shows what it heard, and lets it be corrected and saved. */
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
  const words = useWords(PANEL_LABELS, labels);
  const review = useWords(REVIEW_LABELS, reviewLabels);
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);

  // What had the focus may go with its state; then the button that leads on takes it.
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
