'use client';
import { Mic } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './voice-microphone.module.css';

/** Props of {@link VoiceMicrophone}; other `div` attributes go to the root. */
export interface VoiceMicrophoneProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** Whether it is listening. */
  listening: boolean;
  /** Called with the new state on a press. */
  onListeningChange: (listening: boolean) => void;
  /** Another task is running: presses do nothing, but focus stays. */
  disabled?: boolean | undefined;
  /** Accessible name of the button. */
  label?: string | undefined;
  /** Its current action, below it. */
  title?: ReactNode;
  /** A secondary line below that. */
  hint?: ReactNode;
}

/** A microphone toggle in rings, which glow and pulse while it listens. */
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
