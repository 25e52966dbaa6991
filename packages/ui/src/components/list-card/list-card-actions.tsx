'use client';
import { Pencil, Trash2 } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { IconButton } from '../icon-button/index.ts';
import styles from './list-card.module.css';

/** The names of the buttons. */
export interface ListCardActionsLabels {
  edit: (name: string) => string;
  delete: (name: string) => string;
}

/** Its own words. */
export const LIST_CARD_ACTIONS_LABELS: ListCardActionsLabels = {
  edit: (name) => `Edit ${name}`,
  delete: (name) => `Delete ${name}`,
};

/** Props of {@link ListCardActions}; every attribute of a `div` goes on the root. */
export interface ListCardActionsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The list's name, which is part of the buttons' names. */
  name: string;
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  /** The list is being changed or deleted: the buttons keep the focus and take no press. */
  pending?: boolean | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<ListCardActionsLabels> | undefined;
}

/** The buttons that change and delete a list; each only when there is something to call, nothing when there is neither. */
export const ListCardActions = forwardRef<HTMLDivElement, ListCardActionsProps>(function ListCardActions(
  { name, onEdit, onDelete, pending = false, labels, className, ...rest },
  ref,
) {
  const words = { ...LIST_CARD_ACTIONS_LABELS, ...labels };
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
