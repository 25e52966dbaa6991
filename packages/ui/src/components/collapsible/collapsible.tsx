'use client';
import { ChevronDown } from 'lucide-react';
import { createContext, forwardRef, useContext, useId, useMemo, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { HeadingLevel } from '../../internal/conventions.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import styles from './collapsible.module.css';

interface Disclosure {
  id: string;
  isOpen: boolean;
  setOpen: (open: (before: boolean) => boolean) => void;
}

const DisclosureContext = createContext<Disclosure | null>(null);

function useDisclosure(part: string): Disclosure {
  const disclosure = useContext(DisclosureContext);
  if (!disclosure) throw new Error(`${part} belongs inside a Collapsible`);
  return disclosure;
}

/** Props of {@link Collapsible}; other `div` attributes go to the root. */
export interface CollapsibleProps extends ComponentPropsWithoutRef<'div'> {
  /** Whether the content is shown, if controlled. */
  open?: boolean | undefined;
  /** Whether the content is shown initially, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with the new state when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A heading that shows and hides its content: nest a {@link CollapsibleTrigger} and a {@link
 * CollapsibleContent}.
 */
export const Collapsible = forwardRef<HTMLDivElement, CollapsibleProps>(function Collapsible(
  { open, defaultOpen = false, onOpenChange, className, ...rest },
  ref,
) {
  const id = useId();
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const disclosure = useMemo(() => ({ id, isOpen, setOpen }), [id, isOpen, setOpen]);
  return (
    <DisclosureContext.Provider value={disclosure}>
      <div
        ref={ref}
        {...rest}
        data-slot="collapsible"
        data-state={isOpen ? 'open' : 'closed'}
        className={classNames(styles.root, className)}
      />
    </DisclosureContext.Provider>
  );
});

/** Props of {@link CollapsibleTrigger}; other `button` attributes go to the button. */
export interface CollapsibleTriggerProps extends ComponentPropsWithoutRef<'button'> {
  /** The level of the heading around the button. */
  headingLevel?: HeadingLevel | undefined;
}

/** The heading: a full-width button with a chevron at the end. */
export const CollapsibleTrigger = forwardRef<HTMLButtonElement, CollapsibleTriggerProps>(
  function CollapsibleTrigger({ headingLevel = 3, className, onClick, children, ...rest }, ref) {
    const { id, isOpen, setOpen } = useDisclosure('CollapsibleTrigger');
    const Heading = `h${headingLevel}` as const;
    return (
      <Heading className={styles.heading}>
        <button
          ref={ref}
          type="button"
          {...rest}
          id={`${id}-trigger`}
          data-slot="collapsible-trigger"
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          className={classNames(styles.trigger, className)}
          onClick={(event) => {
            onClick?.(event);
            if (!event.defaultPrevented) setOpen((before) => !before);
          }}
        >
          <span className={styles.words}>{children}</span>
          <ChevronDown data-slot="collapsible-chevron" className={styles.chevron} aria-hidden="true" />
        </button>
      </Heading>
    );
  },
);

/** Props of {@link CollapsibleContent}; other `section` attributes go to it. */
export type CollapsibleContentProps = ComponentPropsWithoutRef<'section'>;

/** The collapsible content. It stays mounted while hidden, so input is kept. */
export const CollapsibleContent = forwardRef<HTMLElement, CollapsibleContentProps>(
  function CollapsibleContent({ className, ...rest }, ref) {
    const { id, isOpen } = useDisclosure('CollapsibleContent');
    return (
      <section
        ref={ref}
        aria-labelledby={`${id}-trigger`}
        {...rest}
        id={`${id}-content`}
        hidden={!isOpen}
        data-slot="collapsible-content"
        className={classNames(styles.content, className)}
      />
    );
  },
);
