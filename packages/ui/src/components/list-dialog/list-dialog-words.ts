import { MESSAGES } from '@larder/domain';
import type { ConflictNoticeLabels } from '../conflict-notice/index.ts';
import type { LocaleFormat } from '../locale/index.ts';

/** Text labels of the dialog. */
export interface ListDialogLabels {
  createTitle: string;
  create: string;
  creating: string;
  editTitle: string;
  save: string;
  saving: string;
  cancel: string;
  /** Accessible name of the close button. */
  close: string;
  name: string;
  nameRequired: string;
  description: string;
  optional: string;
  /** Overrides for the labels of the question about conflicts. */
  conflict?: Partial<ConflictNoticeLabels> | undefined;
  /** Shown below a description near its limit. */
  charactersLeft: (count: number) => string;
}

export const LABELS = (format: LocaleFormat): ListDialogLabels => ({
  createTitle: 'Create New List',
  create: 'Create List',
  creating: 'Creating...',
  editTitle: 'Edit List',
  save: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  name: 'List Name',
  nameRequired: MESSAGES.listNameRequired,
  description: 'Description',
  optional: 'Optional',
  charactersLeft: (count) => `${format.count(count)} ${count === 1 ? 'character' : 'characters'} left`,
});
