import { isOwnList } from '@larder/domain';
import { AddToListMenu } from '@larder/ui/add-to-list-menu';
import type { ListValues } from '@larder/ui/list-dialog';
import { useSetAtom } from 'jotai';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../platform/language/t.ts';
import { recipeForPlanAtom } from '../../platform/wanted/recipe-for-plan.atom.ts';
import { useBusy } from '../../platform/use-busy.ts';
import type { ControlProps } from './control-props.ts';
import { listNameError, useCreateList } from './list.change.ts';
import { recipeLists } from './lists.query.ts';
import { changeMembership } from './membership.change.ts';
import { MEMBERSHIP, recipeMembership } from './membership.query.ts';

const ListDialog = lazy(() => import('./list-dialog.lazy.ts'));

export interface AddToListProps extends ControlProps {
  /** Whether the recipe can be duplicated from here. */
  canDuplicate: boolean;
  /** How the placeholder button was pressed. With the keyboard, the menu focuses its first list. */
  opensBy: 'pointer' | 'keys';
}

/** A recipe's add-to-list menu, initially open, with the dialog for a new list. */
export default function AddToList({
  recipeId,
  subject,
  variant,
  asksAlone,
  canDuplicate,
  onChanged,
  opensBy,
}: AddToListProps) {
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const lists = useQuery(recipeLists());
  const membership = useQuery({ ...recipeMembership(recipeId), enabled: asksAlone });
  const create = useCreateList();
  const wantInPlan = useSetAtom(recipeForPlanAtom);
  const [isOpen, setOpen] = useState(false);
  const [pendingIds, setPendingIds] = useState<readonly string[]>([]);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isDialogWanted, setDialogWanted] = useState(false);
  const [isSaving, runSave] = useBusy();
  const hasChanged = useRef(false);

  const changeOpen = (open: boolean) => {
    setOpen(open);
    if (!open) return;
    if (lists.isError) void lists.refetch();
    // The batch request failed, or the data is left from an earlier one.
    const isOnItsWay = queryClient.isFetching({ queryKey: [MEMBERSHIP] }) > 0;
    if (membership.data === undefined && !isOnItsWay) void membership.refetch();
  };

  const openAtFirst = useRef(() => {
    button.current?.focus();
    if (opensBy === 'pointer') changeOpen(true);
    else button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  });
  useEffect(() => openAtFirst.current(), []);

  // The screen may drop the recipe on a change, so wait until the menu is closed.
  useEffect(() => {
    if (isOpen || pendingIds.length > 0 || !hasChanged.current) return;
    hasChanged.current = false;
    onChanged?.();
  }, [isOpen, pendingIds, onChanged]);

  const put = async (listId: string, isOn: boolean) => {
    setPendingIds((ids) => [...ids, listId]);
    if (await changeMembership(queryClient, { recipeId, title: subject, listId, isOn }))
      hasChanged.current = true;
    setPendingIds((ids) => ids.filter((id) => id !== listId));
  };

  const save = (values: ListValues) =>
    runSave(async () => {
      const list = await create.mutateAsync(values).catch(() => null);
      if (!list) return;
      setDialogOpen(false);
      await put(list.id, true);
    });

  // Known data stays if refetching fails.
  const isMissing = lists.data === undefined || membership.data === undefined;
  const hasFailed = isMissing && (lists.isError || membership.isError);
  return (
    <>
      <AddToListMenu
        ref={button}
        variant={variant === 'disc' ? 'disc' : 'words'}
        subject={subject}
        open={isOpen}
        onOpenChange={changeOpen}
        lists={lists.data?.filter(isOwnList) ?? []}
        checkedIds={membership.data ?? []}
        pendingIds={pendingIds}
        loading={isMissing && !hasFailed}
        error={hasFailed ? t('Error loading lists') : undefined}
        onListCheckedChange={(isOn, listId) => void put(listId, isOn)}
        onPlan={variant === 'disc' ? () => wantInPlan({ id: recipeId, title: subject }) : undefined}
        onDuplicate={
          canDuplicate ? () => void navigate(`/dashboard/recipes/${recipeId}/duplicate`) : undefined
        }
        onCreateList={() => {
          create.reset();
          setDialogWanted(true);
          setDialogOpen(true);
        }}
      />
      {isDialogWanted && (
        <Suspense fallback={null}>
          <ListDialog
            open={isDialogOpen}
            onOpenChange={setDialogOpen}
            pending={isSaving}
            error={listNameError(create.error)}
            onSave={(values) => void save(values)}
          />
        </Suspense>
      )}
    </>
  );
}
