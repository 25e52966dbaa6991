import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus into the editor that opens, and back to the button that opened it.
 * @param edited the id of the edited recipe; null for none
 */
export function useEditorFocus(root: RefObject<HTMLElement | null>, edited: string | null): void {
  const lastEdited = useRef(edited);
  useLayoutEffect(() => {
    const last = lastEdited.current;
    lastEdited.current = edited;
    if (last === edited) return;
    const within = (draft: string | null, part: string) =>
      [...(root.current?.querySelectorAll<HTMLElement>('[data-draft]') ?? [])]
        .find((row) => row.dataset['draft'] === draft)
        ?.querySelector<HTMLElement>(part);
    if (edited === null) within(last, '[data-edits]')?.focus();
    else within(edited, '[data-slot="import-review-editor"] :is(input, textarea)')?.focus();
  }, [edited, root]);
}
