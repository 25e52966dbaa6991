'use client';
import { findCountry } from '@larder/domain';
import { Globe } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './flag.module.css';

/** Props of {@link Flag}; every attribute of a `span` goes on the root. */
export interface FlagProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** A country code of Larder: india, mexico, italy, spain, korea or belgium, in any case. Anything else is a globe. */
  country: string | null | undefined;
  /** What a screen reader says: the country's name when absent, nothing when it is empty (the name is beside it). */
  label?: string | undefined;
}

/** A round country flag, or a globe for a country that Larder does not know. Sized by font size: 1.25em. */
export const Flag = forwardRef<HTMLSpanElement, FlagProps>(function Flag(
  { country, label, className, ...rest },
  ref,
) {
  const known = findCountry(country);
  const name = label ?? known?.label ?? 'International';
  const said = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span ref={ref} {...rest} data-slot="flag" className={classNames(styles.root, className)}>
      {known ? (
        <span className={styles.picture} data-country={known.code} {...said} />
      ) : (
        <Globe className={styles.globe} {...said} />
      )}
    </span>
  );
});
