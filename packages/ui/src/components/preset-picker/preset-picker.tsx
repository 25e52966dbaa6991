'use client';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { forwardRef, useId, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { ErrorMessage } from '../../internal/conventions.ts';
import { KeepFocus } from '../../internal/keep-focus.tsx';
import panel from '../../internal/panel.module.css';
import { useControllable } from '../../internal/use-controllable.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { larderCountry } from '../../internal/vocabulary/countries.ts';
import { useCountries } from '../../internal/vocabulary/use-countries.ts';
import { foodsByReason } from '../allergy-note/avoided-food.ts';
import { AllergyNote } from '../allergy-note/index.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Flag } from '../flag/index.ts';
import { useLocale, useWords } from '../locale/index.ts';
import { Select } from '../select/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './preset-picker.module.css';
import type { PresetPickerOption } from './preset-picker-option.ts';
import { LABELS, type PresetPickerLabels } from './preset-picker-words.ts';
import { PresetPreview, PresetPreviewSkeleton, type PresetIngredient } from './preset-preview.tsx';

/** Props of {@link PresetPicker}; other `div` attributes go to the root. */
export interface PresetPickerProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'defaultValue'
> {
  /** The selected country's code, if controlled; '' for none. */
  value?: string | undefined;
  /** The initial country’s code, if uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the selected country's code: load its preset. */
  onValueChange?: ((country: string) => void) | undefined;
  /** The selected country's preset. While missing, or for another country, the picker shows a skeleton. */
  preset?:
    | { country: string; count: number; ingredients: readonly (string | PresetIngredient)[] }
    | undefined;
  /** Why the preset failed to load; true says it in the words of the picker. */
  error?: ErrorMessage | true | undefined;
  /** Called to retry; without it, there is no such button. */
  onRetry?: (() => void) | undefined;
  /** Called with the country code to add its ingredients, by default without those that are `avoided`. */
  onAdd: (country: string, choice: { withAvoided: boolean }) => void;
  /** What the ingredients contain and may contain, for everyone at the table. Line breaks are shown. */
  allergens?: string | undefined;
  /** More to review before adding, such as an `ExpiryList`. */
  details?: ReactNode;
  /** They are being added to the pantry. */
  pending?: boolean | undefined;
  /** They are in the pantry. */
  added?: boolean | undefined;
  /** The selectable pantries; defaults to every country of the vocabulary. */
  options?: readonly PresetPickerOption[] | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<PresetPickerLabels> | undefined;
}

/** Fills a pantry with a country's typical ingredients: select one, preview it, add it. */
export const PresetPicker = forwardRef<HTMLDivElement, PresetPickerProps>(function PresetPicker(
  {
    value,
    defaultValue = '',
    onValueChange,
    preset,
    error = false,
    onRetry,
    onAdd,
    allergens,
    details,
    pending = false,
    added = false,
    options: given,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'preset-picker');
  const { list } = useLocale();
  const countries = useCountries();
  const options =
    given ??
    countries.terms.map(({ id }): PresetPickerOption => {
      const name = countries.name(id);
      // The words know a cuisine for Larder's countries alone.
      return { country: id, name, label: larderCountry(id) ? words.option(id) : name };
    });
  const [country, setCountry] = useControllable({ value, defaultValue, onChange: onValueChange });
  const root = useRef<HTMLDivElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const name = options.find((option) => option.country === country)?.name ?? country;
  const shown = preset?.country === country && !error ? preset : undefined;
  const allergensId = useId();
  const [takenIn, setTakenIn] = useState('');
  const withAvoided = takenIn === country;
  const avoided = (shown?.ingredients ?? []).flatMap((ingredient) =>
    typeof ingredient !== 'string' && ingredient.avoided ? ingredient.avoided : [],
  );
  const leavesOut = avoided.length > 0 && !withAvoided;
  const addedCount = (shown?.count ?? 0) - (leavesOut ? avoided.length : 0);
  const isLoading = country !== '' && !shown && !error;

  return (
    <div
      ref={useMergedRefs(ref, root)}
      {...rest}
      data-slot="preset-picker"
      className={classNames(panel.panel, styles.root, className)}
    >
      <Select
        label={words.country}
        placeholder={words.placeholder}
        leading={country === '' ? undefined : <Flag country={country} label="" className={styles.flag} />}
        options={options.map((option) => ({ value: option.country, label: option.label }))}
        value={country}
        onValueChange={setCountry}
      />
      <VisuallyHidden role="status">{isLoading ? words.loading : ''}</VisuallyHidden>
      {isLoading ? (
        <>
          <PresetPreviewSkeleton />
          <Skeleton shape="pill" style={{ width: '14rem', height: '3rem' }} />
        </>
      ) : null}
      {error ? (
        <div role="alert" data-slot="preset-picker-failure" className={styles.failure}>
          <CircleAlert aria-hidden="true" />
          <p className="ld-part">{error === true ? words.failed : error}</p>
          {onRetry ? (
            <Button variant="secondary" size="small" onClick={onRetry}>
              {words.retry}
            </Button>
          ) : null}
        </div>
      ) : null}
      {shown ? (
        <>
          <PresetPreview key={country} {...shown} name={name} labels={words} />
          {allergens ? (
            <p id={allergensId} data-slot="preset-picker-allergens" className={styles.allergens}>
              {allergens}
            </p>
          ) : null}
          {avoided.length > 0 ? (
            <div data-slot="preset-picker-avoided" className={styles.avoided}>
              <AllergyNote
                contains={foodsByReason(avoided, 'contains', list)}
                mayContain={foodsByReason(avoided, 'mayContain', list)}
              />
              {added ? null : (
                <Checkbox
                  label={words.addAvoided(avoided.length)}
                  checked={withAvoided}
                  onCheckedChange={(checked) => setTakenIn(checked ? country : '')}
                />
              )}
            </div>
          ) : null}
          {added ? null : details}
          {added ? (
            <p ref={done} tabIndex={-1} data-slot="preset-picker-done" className={styles.done}>
              <CircleCheck aria-hidden="true" />
              {words.added(addedCount)}
            </p>
          ) : (
            <Button
              className={classNames(styles.action)}
              pending={pending}
              aria-describedby={allergens ? allergensId : undefined}
              onClick={() => onAdd(country, { withAvoided })}
            >
              {pending ? words.adding : leavesOut ? words.addSome(addedCount) : words.add(shown.count)}
            </Button>
          )}
        </>
      ) : null}
      {/* The pressed button is replaced by a message. */}
      <KeepFocus target={root} find={() => done.current} />
    </div>
  );
});
