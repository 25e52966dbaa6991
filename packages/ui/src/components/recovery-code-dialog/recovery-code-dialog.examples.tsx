import { DialogPicture } from '../../internal/docs/dialog-picture.tsx';
import type { GuidePair } from '../../internal/docs/guide.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import styles from './recovery-code-dialog.module.css';

const code = <p className={styles.code}>K7QD-M2XR-9TBH</p>;

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Let people save the code later: they came to cook.',
      shows: (
        <DialogPicture
          title="Your recovery code"
          actions={
            <>
              <Button variant="secondary">Not now</Button>
              <Button>I have written it down</Button>
            </>
          }
        >
          {code}
        </DialogPicture>
      ),
    },
    dont: {
      says: 'Don’t hold them up until they swear that they have.',
      shows: (
        <DialogPicture title="Your recovery code" actions={<Button disabled>Continue</Button>}>
          {code}
          <Checkbox label="I have stored this code in a safe place" />
        </DialogPicture>
      ),
    },
  },
];
