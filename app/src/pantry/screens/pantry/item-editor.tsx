import { FIRST_OWN_INGREDIENT_ID, isUnit } from '@larder/domain';
import type { NameBook } from '@larder/domain/names';
import { Button } from '@larder/ui/button';
import type { ConflictChoice, ConflictingField } from '@larder/ui/conflict-notice';
import {
  EditIngredientDialog,
  type EditableIngredient,
  type EditedIngredient,
} from '@larder/ui/edit-ingredient-dialog';
import { useLocale } from '@larder/ui/locale';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../platform/language/t.ts';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { conflictsOf, type Conflicts } from '../../../platform/queries/conflict.ts';
import { baseOf, isOwn } from '../../item-base.ts';
import { planWith } from '../../use-up.query.ts';
import { notePantryChanged } from '../../note-pantry.ts';
import type { BookIngredient } from '../../pantry-items.query.ts';
import { useUpdatePantryItem } from '../../pantry.change.ts';
import type { PantryItemChange } from '../../send-item-change.ts';
import type { PantryItem } from '../../pantry.query.ts';
import { conflictingFields, valuesWithTheirs, withTheirs } from './item-conflict.ts';
import { sentenceOf } from './sentence-of.ts';
import { regionalName, shownName } from '../../../platform/locale/shown-name.ts';

/** The question the cook was asked. Its text is created once, because a new array would be a new question. */
interface Question {
  conflicts: Conflicts;
  fields: readonly ConflictingField[];
}

interface ItemEditorProps {
  /** The item to edit; undefined closes the dialog. */
  item: PantryItem | undefined;
  /** The available units. */
  units: readonly string[];
  /** The names a new name may match. */
  names: NameBook<BookIngredient>;
  isRemoving: boolean;
  onClose: () => void;
  onRemove: (id: string) => void;
}

/** The dialog of a pantry item, connected to the server. Loaded when an item is first edited. */
export default function ItemEditor({ item, units, names, isRemoving, onClose, onRemove }: ItemEditorProps) {
  const { mutate, reset, isPending, error, variables } = useUpdatePantryItem();
  const queryClient = useQueryClient();
  const format = useLocale();
  // Its values when the dialog opened, or when the cook last saw new ones: another device may change it meanwhile.
  const [opened, setOpened] = useState(item);
  const [question, setQuestion] = useState<Question | null>(null);
  if (item?.id !== opened?.id) {
    setOpened(item);
    setQuestion(null);
  }
  const close = () => {
    reset();
    onClose();
  };
  const update = (values: EditedIngredient, keep?: ConflictChoice) => {
    if (!opened) return;
    const answered = keep && question;
    const base = answered ? withTheirs(opened, answered.conflicts) : opened;
    const wanted =
      answered && keep === 'theirs' ? valuesWithTheirs(values, base, answered.conflicts) : values;
    const change = changeOf(wanted, base);
    if (!change) return;
    setOpened(base);
    if (answered && Object.keys(change).length === 0) {
      void notePantryChanged(queryClient);
      close();
      return;
    }
    mutate(
      { id: opened.id, change: { ...change, base: baseOf(base) } },
      {
        onSuccess: close,
        onError: (failure) => {
          const conflicts = conflictsOf(failure);
          setQuestion(
            conflicts && {
              conflicts,
              fields: conflictingFields(withTheirs(base, conflicts), conflicts, format),
            },
          );
        },
      },
    );
  };
  return (
    <EditIngredientDialog
      open={item !== undefined}
      onOpenChange={(open) => !open && close()}
      ingredient={item ? editableOf(item) : null}
      units={units}
      nameHint={(name) => nameHint(names.find(name), item)}
      pendingAction={isPending ? 'update' : isRemoving ? 'remove' : null}
      // The dialog may have closed because the item was removed.
      error={
        variables?.id === item?.id && !question ? sentenceOf(error, t('Failed to update ingredient')) : null
      }
      conflicts={question?.fields}
      action={
        item && (
          <Button variant="link" size="small" asChild>
            {renderLink({
              href: planWith(item.id, shownName(item.ingredients.name)),
              children: t('Use this up in a new week'),
            })}
          </Button>
        )
      }
      onUpdate={update}
      onRemove={() => item && onRemove(item.id)}
    />
  );
}

/** The hint when a new name belongs to a known ingredient. */
function nameHint(known: BookIngredient | undefined, item: PantryItem | undefined): string | null {
  if (!known || known.id === item?.ingredient_id) return null;
  return known.id < FIRST_OWN_INGREDIENT_ID
    ? t('Larder already knows {name}: this will become it.', { name: regionalName(known.name) })
    : t('You already have an ingredient called {name}: the two will be combined.', { name: known.name });
}

/** The dialog's values for an item. */
function editableOf(item: PantryItem): EditableIngredient {
  return {
    name: isOwn(item) ? item.ingredients.name : shownName(item.ingredients.name),
    canRename: isOwn(item),
    quantity: item.quantity,
    unit: item.unit,
    expires: item.expiry_date,
    isGuess: item.expiry_is_guess,
    storage: item.storage,
    isOpened: item.opened,
  };
}

/** The request for the reported values, without unchanged ones; null for an unknown unit. */
function changeOf(
  { name, quantity, unit, expires, storage, isOpened }: EditedIngredient,
  was: PantryItem,
): PantryItemChange | null {
  if (!isUnit(unit)) return null;
  return {
    ...((quantity !== was.quantity || unit !== was.unit) && { quantity, unit }),
    ...(name !== undefined && { ingredient_name: name }),
    ...(expires !== undefined && { expiry_date: expires }),
    ...(storage !== undefined && storage !== was.storage && { storage }),
    ...(isOpened !== undefined && isOpened !== was.opened && { opened: isOpened }),
  };
}
