'use client';
import { Mic } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './voice-microphone.module.css';

/** Props of {@link VoiceMicrophone}; every attribute of a `div` goes on the root. */
export interface VoiceMicrophoneProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** Whether it listens now. */
  listening: boolean;
  /** Called with the state that a press asks for. */
  onListeningChange: (listening: boolean) => void;
  /** Something else runs: a press does nothing, but the focus stays. */
  disabled?: boolean | undefined;
  /** The button's name. */
  label?: string | undefined;
  /** What it does now, below it. */
  title?: ReactNode;
  /** A quiet line below that. */
  hint?: ReactNode;
}

/** A microphone that is on or off, in the rings of the house. They glow and breathe while it listens. */
export const VoiceMicrophone = forwardRef<HTMLDivElement, VoiceMicrophoneProps>(function VoiceMicrophone(
  { listening, onListeningChange, disabled = false, label = 'Microphone', title, hint, className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      {...rest}
      data-slot="voice-microphone"
      data-listening={listening ? '' : undefined}
      className={classNames(styles.root, className)}
    >
      <div className={styles.rings} data-slot="voice-microphone-rings">
        <i className={styles.ring} />
        <i className={styles.ring} />
        <i className={styles.ring} />
        <i className={styles.ring} />
        <button
          type="button"
          data-slot="voice-microphone-button"
          className={styles.button}
          aria-label={label}
          aria-pressed={listening}
          aria-disabled={disabled || undefined}
          onClick={() => {
            if (!disabled) onListeningChange(!listening);
          }}
        >
          <Mic aria-hidden="true" />
        </button>
      </div>
      {title || hint ? (
        <div>
          {title ? <p className={styles.title}>{title}</p> : null}
          {hint ? <p className={styles.hint}>{hint}</p> : null}
        </div>
      ) : null}
    </div>
  );
});
