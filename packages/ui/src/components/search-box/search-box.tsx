'use client';
import { Search, X } from 'lucide-react';
import { forwardRef, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { TextField } from '../text-field/index.ts';
import styles from './search-box.module.css';

/** The words of the box. */
export interface SearchBoxLabels {
  search: string;
  clear: string;
}

const LABELS: SearchBoxLabels = { search: 'Search', clear: 'Clear search' };

/** Props of {@link SearchBox}; every other attribute goes on the `search` element, the root. */
export interface SearchBoxProps extends Omit<
  ComponentPropsWithoutRef<'search'>,
  'children' | 'defaultValue'
> {
  /** The text, when the caller keeps it. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called at every change. Enough for a box without a button, which filters as one types. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called on Enter, on the button, and with '' when the text is cleared. White space at the ends is gone. */
  onSearch?: ((query: string) => void) | undefined;
  /** Leaves the button away: the box filters as one types. */
  live?: boolean | undefined;
  placeholder?: string | undefined;
  /** The name of the field; the placeholder's words when absent. */
  label?: string | undefined;
  maxLength?: number | undefined;
  /** Stands at the end of the row: the filter button of a phone. */
  trailing?: ReactNode;
  labels?: Partial<SearchBoxLabels> | undefined;
}

/** A search field with its button. `ref` is the input. */
export const SearchBox = forwardRef<HTMLInputElement, SearchBoxProps>(function SearchBox(
  {
    value,
    defaultValue = '',
    onValueChange,
    onSearch,
    live = false,
    placeholder = 'Search recipes...',
    label,
    maxLength = 100,
    trailing,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = { ...LABELS, ...labels };
  const input = useRef<HTMLInputElement>(null);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const text = value ?? ownValue;

  function change(next: string) {
    setOwnValue(next);
    onValueChange?.(next);
  }

  return (
    <search data-slot="search-box" className={className} {...rest}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch?.(text.trim());
        }}
      >
        <TextField
          ref={mergeRefs(input, ref)}
          className={styles.field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          hideLabel
          label={label ?? placeholder.replace(/(\.{3}|…)$/, '')}
          placeholder={placeholder}
          maxLength={maxLength}
          value={text}
          onValueChange={change}
          leading={<Search aria-hidden="true" />}
          trailing={
            text ? (
              <IconButton
                label={words.clear}
                onClick={() => {
                  change('');
                  onSearch?.('');
                  input.current?.focus();
                }}
              >
                <X aria-hidden="true" />
              </IconButton>
            ) : undefined
          }
        />
        {live ? null : (
          <Button type="submit" className={styles.button}>
            <Search className={styles.icon} aria-hidden="true" />
            <span className={styles.words}>{words.search}</span>
          </Button>
        )}
        {trailing}
      </form>
    </search>
  );
});
