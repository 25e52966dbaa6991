'use client';
import { findCountry } from '@larder/domain';
import { Globe } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { COUNTRY_WORDS } from '../../internal/country-words.ts';
import { useWords } from '../locale/index.ts';
import styles from './flag.module.css';

/** Props of {@link Flag}; other `span` attributes go to the root. */
export interface FlagProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /**
   * One of Larder's country codes, such as india, korea or usa, or an ISO 3166 one, such as in, kr or us, in any case.
   * Countries that Larder has no flag of get a globe with their name; anything else is 'International'.
   */
  country: string | null | undefined;
  /**
   * Accessible name; defaults to the country's name. Set it to an empty string if the name is next to the
   * flag.
   */
  label?: string | undefined;
}

/** A round country flag, or a globe for unknown countries. Sized by font size: 1.25em. */
export const Flag = forwardRef<HTMLSpanElement, FlagProps>(function Flag(
  { country, label, className, ...rest },
  ref,
) {
  const known = findCountry(country);
  const words = useWords(COUNTRY_WORDS, undefined, 'flag');
  const name = label ?? words.name(country);
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
