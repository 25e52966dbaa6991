'use client';
import * as Radix from '@radix-ui/react-accordion';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import styles from './recipe-accordion.module.css';

/** Props of {@link RecipeAccordion}; other `ol` attributes go to the root. */
export interface RecipeAccordionProps extends Omit<
  ComponentPropsWithoutRef<'ol'>,
  'value' | 'defaultValue' | 'dir'
> {
  /** The value of the expanded recipe, if controlled; null for none. */
  value?: string | null | undefined;
  /** The initially expanded recipe, if uncontrolled. */
  defaultValue?: string | null | undefined;
  /** Called with the recipe that expands, or null when it collapses. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** {@link RecipeAccordionItem} elements. */
  children?: ReactNode;
}

/** Numbered recipes, one expanded at a time. */
export const RecipeAccordion = forwardRef<HTMLOListElement, RecipeAccordionProps>(function RecipeAccordion(
  { value, defaultValue = null, onValueChange, className, children, ...rest },
  ref,
) {
  const [expanded, setExpanded] = useControllable<string | null>({
    value,
    defaultValue,
    onChange: onValueChange,
  });
  return (
    <Radix.Root
      asChild
      type="single"
      collapsible
      value={expanded ?? ''}
      onValueChange={(next) => setExpanded(next || null)}
    >
      <ol ref={ref} {...rest} data-slot="recipe-accordion" className={classNames(styles.root, className)}>
        {children}
      </ol>
    </Radix.Root>
  );
});
