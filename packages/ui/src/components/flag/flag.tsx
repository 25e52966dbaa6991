'use client';
import { Globe } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { larderCountry } from '../../internal/vocabulary/countries.ts';
import { useCountries } from '../../internal/vocabulary/use-countries.ts';
import type { CountryId } from '../../vocabulary/ids.ts';
import styles from './flag.module.css';

/** Props of {@link Flag}; other `span` attributes go to the root. */
export interface FlagProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /**
   * A country of the vocabulary, by default one of Larder's, such as india, korea or usa, or an ISO 3166 code, such as in,
   * kr or us, in any case. Countries without a picture get a globe with their name; anything else is 'International'.
   */
  country: CountryId | null | undefined;
  /**
   * Accessible name; defaults to the country's name. Set it to an empty string if the name is next to the
   * flag.
   */
  label?: string | undefined;
}

/** A round country flag, or a globe for countries without one. Sized by font size: 1.25em. */
export const Flag = forwardRef<HTMLSpanElement, FlagProps>(function Flag(
  { country, label, className, ...rest },
  ref,
) {
  const countries = useCountries();
  const own = countries.find(country);
  const known = larderCountry(own?.iso ?? country);
  const name = label ?? countries.name(country);
  const said = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span ref={ref} {...rest} data-slot="flag" className={classNames(styles.root, className)}>
      {own?.picture ? (
        <span className={styles.own} {...said}>
          {own.picture}
        </span>
      ) : known ? (
        <span className={styles.picture} data-country={known.id} {...said} />
      ) : (
        <Globe className={styles.globe} {...said} />
      )}
    </span>
  );
});
