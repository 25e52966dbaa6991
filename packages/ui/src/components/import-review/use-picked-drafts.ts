'use client';
import { useCallback } from 'react';
import { useControllable } from '../../internal/use-controllable.ts';
import { pickedAtFirst, type ImportDraft } from './import-draft.ts';

interface PickedProps {
  selectedIds: readonly string[] | undefined;
  defaultSelectedIds: readonly string[] | undefined;
  onSelectedIdsChange: ((ids: readonly string[]) => void) | undefined;
}

/** Which drafts are to be saved, controlled or not; at first, what is new and can be saved. */
export function usePickedDrafts(
  drafts: readonly ImportDraft[],
  { selectedIds, defaultSelectedIds, onSelectedIdsChange }: PickedProps,
) {
  const [ids, setIds] = useControllable({
    value: selectedIds,
    defaultValue: defaultSelectedIds ?? pickedAtFirst(drafts),
    onChange: onSelectedIdsChange,
  });
  // Stable, so that hundreds of rows are not rendered for one of them.
  const pick = useCallback(
    (draft: string, isPicked: boolean) =>
      setIds((before) => (isPicked ? [...before, draft] : before.filter((one) => one !== draft))),
    [setIds],
  );
  const picked: ReadonlySet<string> = new Set(ids);
  const saveable = drafts.filter(({ problem }) => !problem);
  const wanted = saveable.filter((draft) => picked.has(draft.id)).map((draft) => draft.id);
  const isAll = wanted.length === saveable.length;
  return {
    picked,
    saveable,
    /** Ids of the picked drafts that can be saved, in order. */
    wanted,
    isAll,
    pick,
    pickAllOrNone: () => setIds(isAll ? [] : saveable.map((draft) => draft.id)),
  };
}
