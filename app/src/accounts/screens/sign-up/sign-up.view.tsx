import { LIMITS } from '@larder/domain';
import { AuthCard, AuthCardPoster } from '@larder/ui/auth-card';
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
import type { AuthViewProps } from '../login/login.view.tsx';
import { passwordsDiffer } from './passwords-differ.ts';

export interface SignUpValues extends Credentials {
  /** Never sent to the server. */
  confirmation: string;
}

/** The sign-up page, 'Create Account', with the retro heading. */
export function SignUpView({ error, pending, onSubmit }: AuthViewProps<SignUpValues>) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSubmit({
      username: readField(form, 'username'),
      password: readField(form, 'password'),
      confirmation: readField(form, 'confirmation'),
    });
  };
  const isMismatch = error === passwordsDiffer();
  return (
    <AuthCard
      id="content"
      tabIndex={-1}
      layout="signup"
      title={t('Create Account')}
      poster={<AuthCardPoster title="Larder" picture={DOOR_PICTURE} />}
      lead={t('Cook from what you have.')}
      error={isMismatch ? null : error}
      onSubmit={submit}
      action={
        <Button type="submit" wide pending={pending}>
          {pending ? t('Creating Account...') : t('Sign Up')}
        </Button>
      }
      footer={tNodes('Already have an account? {link}', {
        link: renderLink({ href: '/login', children: t('Login') }),
      })}
    >
      <TextField
        label={t('Username')}
        name="username"
        hint={t('3 to 50 letters, numbers and underscores')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.username.max}
        required
      />
      <PasswordField
        label={t('Password')}
        name="password"
        autoComplete="new-password"
        minLength={LIMITS.password.min}
        required
      />
      <PasswordField
        label={t('Confirm Password')}
        name="confirmation"
        autoComplete="new-password"
        error={isMismatch ? error : null}
        required
      />
    </AuthCard>
  );
}
