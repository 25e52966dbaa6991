import type { ReactElement } from 'react';
import * as ui from './every-component.ts';
import type { Row } from './conformance-row.ts';

const inDialog = (part: ReactElement) => (
  <ui.DialogFrame defaultOpen aria-label="Edit">
    {part}
  </ui.DialogFrame>
);
const inSheet = (part: ReactElement) => (
  <ui.SheetFrame defaultOpen aria-label="Filters">
    {part}
  </ui.SheetFrame>
);

/** One row for every exported base part. */
export const PART_CONFORMANCE: readonly Row[] = [
  { slot: 'dialog', element: (common) => <ui.DialogFrame {...common} defaultOpen aria-label="Edit" /> },
  { slot: 'dialog-header', element: (common) => inDialog(<ui.DialogHeader {...common} title="Edit" />) },
  { slot: 'dialog-body', element: (common) => inDialog(<ui.DialogBody {...common}>Pot</ui.DialogBody>) },
  { slot: 'dialog-footer', element: (common) => inDialog(<ui.DialogFooter {...common} />) },
  { slot: 'sheet', element: (common) => <ui.SheetFrame {...common} defaultOpen aria-label="Filters" /> },
  { slot: 'sheet-header', element: (common) => inSheet(<ui.SheetHeader {...common} title="Filters" />) },
  { slot: 'sheet-body', element: (common) => inSheet(<ui.SheetBody {...common}>Pot</ui.SheetBody>) },
  { slot: 'sheet-footer', element: (common) => inSheet(<ui.SheetFooter {...common} />) },
  {
    slot: 'note',
    folder: 'field',
    element: (common) => (
      <ui.Field {...common} slot="note" label="Note">
        {(control) => <input {...control} />}
      </ui.Field>
    ),
  },
  {
    slot: 'field-label',
    folder: 'field',
    namedByCaller: true,
    element: (common) => (
      <ui.FieldLabel {...common} htmlFor="x">
        Name
      </ui.FieldLabel>
    ),
  },
  {
    slot: 'app-shell-nav',
    element: (common) => <ui.ShellNav {...common} onLogout={() => undefined} />,
  },
  { slot: 'app-shell-user', element: (common) => <ui.ShellUser {...common} username="mira_cooks" /> },
  {
    slot: 'auth-card-form',
    element: (common) => (
      <ui.AuthCardForm {...common} title="Login" action={null}>
        Fields
      </ui.AuthCardForm>
    ),
  },
  { slot: 'auth-card-poster', element: (common) => <ui.AuthCardPoster {...common} title="Larder" /> },
  {
    slot: 'field-hint',
    namedByCaller: true,
    element: (common) => <ui.FieldHint {...common}>Short</ui.FieldHint>,
  },
  {
    slot: 'field-error',
    namedByCaller: true,
    element: (common) => <ui.FieldError {...common}>Too long</ui.FieldError>,
  },
];
