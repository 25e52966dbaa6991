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
import { classNames } from '../../internal/class-names.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { useMealCardWords, type MealCardLabels } from './meal-card-labels.ts';
import styles from './meal-card-method.module.css';

/** Props of {@link MealCardMethod}; every attribute of a `div` goes on the root. */
export interface MealCardMethodProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** One text with numbered steps: '1. Rinse the rice. 2. …'. Nothing is shown without one. */
  instructions: string | null | undefined;
  /** Whether all steps are shown, when the page keeps it. */
  open?: boolean | undefined;
  /** Whether all steps are shown at first. */
  defaultOpen?: boolean | undefined;
  /** Called with whether all steps are asked for. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<MealCardLabels> | undefined;
}

/** The method in three lines. Where there is more, a button shows all of it, step by step. */
export const MealCardMethod = forwardRef<HTMLDivElement, MealCardMethodProps>(function MealCardMethod(
  { instructions, open, defaultOpen = false, onOpenChange, labels, className, ...rest },
  ref,
) {
  const words = useMealCardWords(labels);
  const stepsId = useId();
  const lines = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const [isCut, setCut] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  const text = instructions?.trim() ?? '';

  useEffect(() => {
    const paragraph = lines.current;
    if (!paragraph || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setCut(paragraph.scrollHeight > paragraph.clientHeight + 1));
    observer.observe(paragraph);
    return () => observer.disconnect();
  }, [text, isOpen]);

  // The lines that go stood above the button that has the focus, and would leave it off the screen.
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
        <ol id={stepsId} className={styles.steps}>
          {steps.map(({ number, step }) => (
            <li key={number}>{step}</li>
          ))}
        </ol>
      ) : (
        <p ref={lines} id={stepsId} className={styles.lines}>
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
