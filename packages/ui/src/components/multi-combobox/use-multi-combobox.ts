import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { filterOptions, type MultiComboboxOption } from './filter-options.ts';
import type { MultiComboboxLabels } from './multi-combobox-words.ts';

interface Wiring {
  options: readonly MultiComboboxOption[];
  value: readonly string[];
  change: (value: readonly string[]) => void;
  words: MultiComboboxLabels;
  inputId: string;
  readOnly: boolean;
}

/** The list of options and its keys: what is typed, what of it is found, and what that does to the value. */
export function useMultiCombobox({ options, value, change, words, inputId, readOnly }: Wiring) {
  const [text, setText] = useState('');
  const found = useMemo(() => filterOptions(options, text), [options, text]);
  const chosen = value.flatMap((each) => options.find((option) => option.id === each) ?? []);

  const remove = ({ id }: MultiComboboxOption) => {
    if (!readOnly) change(value.filter((each) => each !== id));
  };
  const toggle = (option: MultiComboboxOption) => {
    if (value.includes(option.id)) remove(option);
    else if (!readOnly) change([...value, option.id]);
  };
  const combobox = useCombobox<MultiComboboxOption>({
    items: [...found],
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => item?.text ?? '',
    stateReducer: staysOpen(options, readOnly),
    onStateChange: ({ type, selectedItem }) => {
      const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
      if ((type !== InputKeyDownEnter && type !== ItemClick) || !selectedItem) return;
      toggle(selectedItem);
      // With the text gone the whole list is back, for the next one.
      setText('');
    },
    getA11yStatusMessage: (state) => {
      if (!state.isOpen || text === '') return '';
      return found.length === 0 ? words.none(text.trim()) : words.count(found.length);
    },
    inputId,
    labelId: `${inputId}-label`,
    menuId: `${inputId}-options`,
    getItemId: (index) => `${inputId}-option-${index}`,
  });

  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = chosen.at(-1);
    // Held down to clear the text, the key does not go on to what is chosen.
    if (event.key === 'Backspace' && text === '' && !event.repeat && last) remove(last);
    // Without a highlighted option, Enter belongs to the form.
    if (event.key === 'Enter' && combobox.highlightedIndex < 0)
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };
  return {
    text,
    setText,
    found,
    chosen,
    remove,
    pressKey,
    combobox,
    isOpen: combobox.isOpen && found.length > 0 && !readOnly,
  };
}

type State = UseComboboxState<MultiComboboxOption>;

/** Choosing leaves the list open, on the same option, for the next choice. */
const staysOpen =
  (options: readonly MultiComboboxOption[], readOnly: boolean) =>
  (state: State, { type, changes }: UseComboboxStateChangeOptions<MultiComboboxOption>): Partial<State> => {
    const { InputKeyDownEnter, InputClick, ItemClick, InputBlur } = useCombobox.stateChangeTypes;
    const { selectedItem } = changes;
    // Leaving the field with an option highlighted chooses nothing.
    if (type === InputBlur || readOnly) return { ...state, isOpen: false, highlightedIndex: -1 };
    // A press into the text moves the caret.
    if (type === InputClick && state.isOpen) return state;
    if ((type === InputKeyDownEnter || type === ItemClick) && selectedItem)
      return { ...changes, isOpen: true, highlightedIndex: options.indexOf(selectedItem) };
    return changes;
  };
