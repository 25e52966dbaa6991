'use client';
import * as Radix from '@radix-ui/react-accordion';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import styles from './recipe-accordion.module.css';

/** Props of {@link RecipeAccordion}; every attribute of an `ol` goes on the root. */
export interface RecipeAccordionProps extends Omit<
  ComponentPropsWithoutRef<'ol'>,
  'value' | 'defaultValue' | 'dir'
> {
  /** The value of the recipe that is expanded, null for none, when the caller keeps it. */
  value?: string | null | undefined;
  /** Which one starts expanded, when the accordion keeps that itself. */
  defaultValue?: string | null | undefined;
  /** Called with the recipe that expands, or with null when it closes. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** One {@link RecipeAccordionItem} each. */
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
