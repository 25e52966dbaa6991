import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { useControllable, type Controllable } from '../../internal/use-controllable.ts';

/**
 * The recipe that is edited, controlled or not. Focus moves into the editor that opens, and back to the button that opened
 * it.
 *
 * @returns its id, or null; a stable function that opens or closes the editor of one, so that hundreds of rows are not
 *   rendered for it; and one that closes what is open
 */
export function useEditedDraft(root: RefObject<HTMLElement | null>, options: Controllable<string | null>) {
  const [edited, setEdited] = useControllable(options);
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
  const edit = useCallback(
    (draft: string) => setEdited((before) => (before === draft ? null : draft)),
    [setEdited],
  );
  return [edited, edit, () => setEdited(null)] as const;
}
