'use client';
import { Pencil, Trash2 } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../locale/index.ts';
import styles from './list-card.module.css';

/** Accessible names of the buttons. */
export interface ListCardActionsLabels {
  edit: (name: string) => string;
  delete: (name: string) => string;
}

/** Default labels. */
export const LIST_CARD_ACTIONS_LABELS: ListCardActionsLabels = {
  edit: (name) => `Edit ${name}`,
  delete: (name) => `Delete ${name}`,
};

/** Props of {@link ListCardActions}; other `div` attributes go to the root. */
export interface ListCardActionsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The list's name, which becomes part of the buttons' names. */
  name: string;
  /** Called to edit the list. Without it, there is no such button. */
  onEdit?: (() => void) | undefined;
  /** Called to delete the list. Without it, there is no such button. */
  onDelete?: (() => void) | undefined;
  /** The list is being changed or deleted: the buttons keep focus and ignore presses. */
  pending?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<ListCardActionsLabels> | undefined;
}

/** Edit and Delete buttons for a list, each rendered only if its callback is set. */
export const ListCardActions = forwardRef<HTMLDivElement, ListCardActionsProps>(function ListCardActions(
  { name, onEdit, onDelete, pending = false, labels, className, ...rest },
  ref,
) {
  const words = useWords(LIST_CARD_ACTIONS_LABELS, labels, 'list-card');
  if (!onEdit && !onDelete) return null;
  return (
    <div ref={ref} {...rest} data-slot="list-card-actions" className={classNames(styles.actions, className)}>
      {onEdit ? (
        <IconButton label={words.edit(name)} pending={pending} onClick={() => onEdit()}>
          <Pencil aria-hidden="true" />
        </IconButton>
      ) : null}
      {onDelete ? (
        <IconButton label={words.delete(name)} pending={pending} onClick={() => onDelete()}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      ) : null}
    </div>
  );
});
