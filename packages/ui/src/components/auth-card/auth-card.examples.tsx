import type { GuidePair } from '../../internal/docs/guide.ts';
import { Wide } from '../../internal/docs/wide.tsx';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { AuthCardForm } from './index.ts';

const action = <Button wide>Create account</Button>;

export const PAIRS: readonly GuidePair[] = [
  {
    do: {
      says: 'Say at the field what is wrong with it.',
      shows: (
        <Wide scale={0.8}>
          <AuthCardForm title="Create Account" action={action}>
            <TextField label="Username" defaultValue="mi" error="Use 3 letters or more" />
          </AuthCardForm>
        </Wide>
      ),
    },
    dont: {
      says: 'Don’t leave it to a message for the whole form. Which field is meant?',
      shows: (
        <Wide scale={0.8}>
          <AuthCardForm title="Create Account" error="Some of your input is invalid." action={action}>
            <TextField label="Username" defaultValue="mi" />
          </AuthCardForm>
        </Wide>
      ),
    },
  },
];
