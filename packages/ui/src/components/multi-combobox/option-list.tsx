'use client';
import type { UseComboboxReturnValue } from 'downshift';
import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { placeAlong } from '../../internal/layer/place-beside.ts';
import { usePlaced } from '../../internal/layer/use-placed.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import listStyles from '../combobox/combobox.module.css';
import type { MultiComboboxOption } from './filter-options.ts';
import styles from './multi-combobox.module.css';

interface OptionListProps {
  combobox: UseComboboxReturnValue<MultiComboboxOption>;
  anchor: RefObject<HTMLInputElement | null>;
  isOpen: boolean;
  found: readonly MultiComboboxOption[];
  value: readonly string[];
}

/** The options below the field, the chosen ones with a tick. */
export function OptionList({ combobox, anchor, isOpen, found, value }: OptionListProps) {
  const { getMenuProps, getItemProps, highlightedIndex } = combobox;
  const panel = useRef<HTMLUListElement>(null);
  const panelRef = useMergedRefs(panel, null);
  // In the top layer nothing clips it, and it stays in a dialog's focus trap.
  useLayoutEffect(() => {
    if (panel.current && 'togglePopover' in panel.current) panel.current.togglePopover(isOpen);
  }, [isOpen]);
  usePlaced(panel, anchor, placeAlong, isOpen);
  return (
    <ul
      {...getMenuProps({
        ref: panelRef,
        'aria-multiselectable': true,
        // The field keeps the focus, and its text.
        onMouseDown: (event) => event.preventDefault(),
      })}
      popover="manual"
      data-slot="multi-combobox-list"
      className={classNames(listStyles.list, styles.list)}
      hidden={!isOpen}
    >
      {isOpen &&
        found.map((option, index) => (
          <li
            key={option.id}
            {...getItemProps({ item: option, index, 'aria-selected': value.includes(option.id) })}
            data-slot="multi-combobox-option"
            data-highlighted={index === highlightedIndex || undefined}
            className={classNames(listStyles.option, styles.option)}
          >
            <span className={styles.text}>
              {option.text}
              {option.note ? (
                <span data-slot="multi-combobox-note" className={listStyles.note}>{` · ${option.note}`}</span>
              ) : null}
            </span>
            {value.includes(option.id) ? <Check className={styles.tick} aria-hidden="true" /> : null}
          </li>
        ))}
    </ul>
  );
}
