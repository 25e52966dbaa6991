'use client';
import { Search, X } from 'lucide-react';
import { forwardRef, useRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../locale/index.ts';
import { TextField } from '../text-field/index.ts';
import styles from './search-box.module.css';

/** Text labels of the box. */
export interface SearchBoxLabels {
  /** In the empty field, unless it has a `placeholder`. */
  placeholder: string;
  search: string;
  clear: string;
}

const LABELS: SearchBoxLabels = {
  placeholder: 'Search recipes...',
  search: 'Search',
  clear: 'Clear search',
};

/** Props of {@link SearchBox}; `className` and `style` go to the root, every other attribute to the input. */
export interface SearchBoxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'type'
> {
  /** The text, if controlled. */
  value?: string | undefined;
  /** The initial text, if uncontrolled. */
  defaultValue?: string | undefined;
  /** Called on every change. Sufficient for a live search box. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called on Enter, with the button, and with '' when the text is cleared. The text is trimmed. */
  onSearch?: ((query: string) => void) | undefined;
  /** Hides the button: the box filters while typing. */
  live?: boolean | undefined;
  /** Accessible name of the field; defaults to the placeholder. */
  label?: string | undefined;
  /** Content at the end of the row, such as the filter button on phones. */
  trailing?: ReactNode;
  /** Overrides for the built-in text. */
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
    placeholder: ownPlaceholder,
    label,
    maxLength = 100,
    trailing,
    labels,
    className,
    style,
    ...input
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'search-box');
  const placeholder = ownPlaceholder ?? words.placeholder;
  const field = useRef<HTMLInputElement>(null);
  const [text, change] = useControllable({ value, defaultValue, onChange: onValueChange });

  return (
    <search data-slot="search-box" className={classNames(styles.root, className)} style={style}>
      <form
        data-slot="search-box-form"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch?.(text.trim());
        }}
      >
        <TextField
          ref={useMergedRefs(field, ref)}
          {...input}
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
                  field.current?.focus();
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
