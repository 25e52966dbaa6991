import type { KeyboardEvent } from 'react';
import type { EditorRowActs } from './use-editor-rows.ts';
import type { RowList } from './use-row-focus.ts';

type RowField = HTMLInputElement | HTMLTextAreaElement;

/** The keys of a row's field: Enter goes on below, Backspace takes an empty row away, Alt and an arrow move it. */
export function rowKeys(list: RowList, key: number, name: string, act: EditorRowActs) {
  return (event: KeyboardEvent<RowField>) => {
    if (event.nativeEvent.isComposing) return;
    const isEmpty = event.currentTarget.value === '';
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      act.move(list, key, event.key === 'ArrowUp' ? -1 : 1);
    } else if (event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      act.add(list, key);
    } else if (event.key === 'Backspace' && isEmpty) {
      event.preventDefault();
      act.remove(list, key, name);
    }
  };
}
