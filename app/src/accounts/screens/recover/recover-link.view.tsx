import { LIMITS } from '@larder/domain';
import { AuthCard } from '@larder/ui/auth-card';
import { Button } from '@larder/ui/button';
import { PasswordField } from '@larder/ui/password-field';
import type { FormEvent } from 'react';
import { readField } from '../../../platform/browser/read-field.ts';
import { tNodes } from '../../../platform/language/t-nodes.tsx';
import { t } from '../../../platform/language/t.ts';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { DOOR_PICTURE } from '../../../platform/pictures/door-picture.ts';
import type { AuthViewProps } from '../login/login.view.tsx';

/** The page that a recovery email links to: a new password. */
export function RecoverLinkView({ error, pending, onSubmit }: AuthViewProps<{ password: string }>) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit({ password: readField(new FormData(event.currentTarget), 'password') });
  };
  return (
    <AuthCard
      id="content"
      tabIndex={-1}
      layout="login"
      picture={DOOR_PICTURE}
      productTitle="Larder"
      title={t('New password')}
      lead={t('Choose a new password. You will be logged out everywhere else.')}
      error={error}
      onSubmit={submit}
      action={
        <Button type="submit" wide pending={pending}>
          {pending ? t('Setting password...') : t('Set new password')}
        </Button>
      }
      footer={tNodes('Remembered it? {link}', { link: renderLink({ href: '/login', children: t('Login') }) })}
    >
      <PasswordField
        label={t('New password')}
        name="password"
        hint={t('8 characters or more')}
        autoComplete="new-password"
        minLength={LIMITS.password.min}
        required
      />
    </AuthCard>
  );
}
