import { LIMITS } from '@larder/domain';
import { AuthCard } from '@larder/ui/auth-card';
import { Button } from '@larder/ui/button';
import { PasswordField } from '@larder/ui/password-field';
import { TextField } from '@larder/ui/text-field';
import type { FormEvent } from 'react';
import { readField } from '../../../platform/browser/read-field.ts';
import { tNodes } from '../../../platform/language/t-nodes.tsx';
import { t } from '../../../platform/language/t.ts';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { DOOR_PICTURE } from '../../../platform/pictures/door-picture.ts';
import type { Credentials } from '../../use-auth-form.ts';

export interface AuthViewProps<Values> {
  /** The error of the last submit. */
  error: string | null;
  pending: boolean;
  onSubmit: (values: Values) => void;
}

interface LoginViewProps extends AuthViewProps<Credentials> {
  /** A message for someone who was logged out. */
  note?: string | null;
}

/** The login page. */
export function LoginView({ error, pending, note, onSubmit }: LoginViewProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSubmit({ username: readField(form, 'username'), password: readField(form, 'password') });
  };
  return (
    <AuthCard
      id="content"
      tabIndex={-1}
      layout="login"
      picture={DOOR_PICTURE}
      productTitle="Larder"
      title={t('Login')}
      lead={note ? <span role="status">{note}</span> : t('Cook from what you have.')}
      error={error}
      onSubmit={submit}
      action={
        <Button type="submit" wide pending={pending}>
          {pending ? t('Logging in...') : t('Login')}
        </Button>
      }
      footer={
        <>
          {renderLink({ href: '/recover', children: t('Forgot password?') })}
          <br />
          {tNodes("Don't have an account? {link}", {
            link: renderLink({ href: '/signup', children: t('Sign up') }),
          })}
        </>
      }
    >
      <TextField
        label={t('Username')}
        name="username"
        hint={t('Letters, numbers and underscores')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.username.max}
        required
      />
      <PasswordField label={t('Password')} name="password" autoComplete="current-password" required />
    </AuthCard>
  );
}
