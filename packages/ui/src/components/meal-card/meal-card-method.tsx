'use client';
import { splitInstructions } from '@larder/domain';
import { ChevronDown } from 'lucide-react';
import {
  forwardRef,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
} from 'react';
import { useContentLang } from '../../internal/content-lang.ts';
import { classNames } from '../../internal/class-names.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { useMealCardWords, type MealCardLabels } from './meal-card-labels.ts';
import styles from './meal-card-method.module.css';

/** Props of {@link MealCardMethod}; other `div` attributes go to the root. */
export interface MealCardMethodProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** One text with numbered steps: '1. Rinse the rice. 2. …'. Renders nothing without it. */
  instructions: string | null | undefined;
  /** Whether all steps are shown, if controlled. */
  open?: boolean | undefined;
  /** Whether all steps are shown initially, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with the new state. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<MealCardLabels> | undefined;
}

/** The method cut to three lines. If there is more, a button expands it step by step. */
export const MealCardMethod = forwardRef<HTMLDivElement, MealCardMethodProps>(function MealCardMethod(
  { instructions, open, defaultOpen = false, onOpenChange, labels, className, ...rest },
  ref,
) {
  const words = useMealCardWords(labels);
  const lang = useContentLang();
  const stepsId = useId();
  const lines = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  // While expanded, nothing shows whether text would be cut: the button, and focus on it, stay until the lines are
  // measured.
  const [isCut, setCut] = useState(isOpen);
  const toggle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  const text = instructions?.trim() ?? '';

  useEffect(() => {
    const paragraph = lines.current;
    if (!paragraph || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const isFocused = toggle.current !== null && document.activeElement === toggle.current;
      setCut(isFocused || paragraph.scrollHeight > paragraph.clientHeight + 1);
    });
    observer.observe(paragraph);
    return () => observer.disconnect();
  }, [text, isOpen]);

  // Collapsing removes lines above the focused button, so scroll it back into view.
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === toggle.current)
      toggle.current?.scrollIntoView({ block: 'nearest' });
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (!text) return null;
  const steps = isOpen ? splitInstructions(text).map((step, index) => ({ number: index + 1, step })) : [];
  return (
    <div
      ref={ref}
      {...rest}
      data-slot="meal-card-method"
      data-state={isOpen ? 'open' : 'closed'}
      className={classNames(styles.root, className)}
    >
      {isOpen ? (
        <ol id={stepsId} lang={lang} className={styles.steps}>
          {steps.map(({ number, step }) => (
            <li key={number}>{step}</li>
          ))}
        </ol>
      ) : (
        <p ref={lines} id={stepsId} lang={lang} className={styles.lines}>
          {text}
        </p>
      )}
      {isOpen || isCut ? (
        <button
          ref={toggle}
          type="button"
          data-slot="meal-card-method-toggle"
          className={styles.toggle}
          aria-controls={stepsId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.hideSteps : words.showSteps}
          <ChevronDown aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
});
