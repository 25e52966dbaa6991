import { DialogPicture } from '../../internal/docs/dialog-picture.tsx';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Button } from '../button/index.ts';
import { PasswordField } from '../password-field/index.ts';

const action = <Button>Change password</Button>;

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Let people see the new password.',
      shows: (
        <DialogPicture title="Change password" actions={action}>
          <PasswordField label="Current password" defaultValue="saffron and salt" />
          <PasswordField label="New password" defaultValue="paprika and rye" defaultVisible />
        </DialogPicture>
      ),
    },
    dont: {
      says: 'Don’t make them type it twice without seeing it.',
      shows: (
        <DialogPicture title="Change password" actions={action}>
          <PasswordField label="Current password" defaultValue="saffron and salt" />
          <PasswordField label="New password" defaultValue="paprika and rye" />
          <PasswordField label="Repeat new password" defaultValue="paprika and rhe" />
        </DialogPicture>
      ),
    },
  },
];
