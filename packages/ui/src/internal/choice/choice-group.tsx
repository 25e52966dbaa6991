import { cva } from 'class-variance-authority';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { HeadingLevel } from '../conventions.ts';
import { ChoiceNotes, describedBy, type ChoiceNotesProps } from './choice-notes.tsx';
import styles from './choice.module.css';

const group = cva(styles.group, {
  variants: { layout: { stacked: styles.stacked, row: styles.row } },
});

/** The name and layout of a group of options. */
export interface ChoiceGroupLayout extends ChoiceNotesProps {
  /** The legend. */
  legend: ReactNode;
  /** Visually hides the legend where the context already gives it. */
  hideLegend?: boolean | undefined;
  /** Makes the legend a heading of this level, for navigating pages with many groups. */
  headingLevel?: HeadingLevel | undefined;
  /** `stacked`: legend above the options. `row`: next to them, if there is room. */
  layout?: 'stacked' | 'row' | undefined;
  /** Content below the legend, such as the number selected. */
  aside?: ReactNode;
}

interface ChoiceGroupProps extends ChoiceGroupLayout, Omit<ComponentPropsWithoutRef<'fieldset'>, 'onChange'> {
  /** The `data-slot` of the root, and the prefix of those of its parts. */
  dataSlot: string;
  choicesClassName?: string | undefined;
}

/** The shared frame of chip, radio and checkbox groups: a legend with options. */
export const ChoiceGroup = forwardRef<HTMLFieldSetElement, ChoiceGroupProps>(function ChoiceGroup(
  {
    dataSlot,
    legend,
    hideLegend = false,
    headingLevel,
    layout = 'stacked',
    aside,
    hint,
    error,
    choicesClassName,
    className,
    children,
    'aria-describedby': others,
    ...rest
  },
  ref,
) {
  const id = useId();
  const Legend = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <fieldset
      ref={ref}
      aria-labelledby={`${id}-legend`}
      aria-describedby={describedBy(id, { hint, error }, others)}
      {...rest}
      data-invalid={error ? '' : undefined}
      data-slot={dataSlot}
      className={group({ layout, className })}
    >
      <div className={classNames(styles.head, hideLegend && styles.hidden)}>
        <Legend id={`${id}-legend`} data-slot={`${dataSlot}-legend`} className={styles.legend}>
          {legend}
        </Legend>
        {layout === 'row' ? <ChoiceNotes id={id} hint={hint} /> : null}
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </div>
      <div className={styles.body}>
        <div data-slot={`${dataSlot}-choices`} className={choicesClassName}>
          {children}
        </div>
        <ChoiceNotes id={id} error={error} hint={layout === 'row' ? undefined : hint} />
      </div>
    </fieldset>
  );
});
