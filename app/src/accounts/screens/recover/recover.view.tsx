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
import type { AuthViewProps } from '../login/login.view.tsx';
import { noRecoveryCode } from './no-recovery-code.ts';
import styles from './recover.module.css';

export interface RecoverValues {
  username: string;
  /** The recovery code as typed. */
  code: string;
  /** The new password. */
  password: string;
}

/** A mailed link, on a server that sends email. */
export interface MailedLink {
  status: 'offered' | 'pending' | 'sent';
  onSend: (username: string) => void;
}

interface RecoverViewProps extends AuthViewProps<RecoverValues> {
  /** Omitted if the server sends no email. */
  mail?: MailedLink | undefined;
}

/** The page for a forgotten password: recovery code and new password, or a mailed link. */
export function RecoverView({ error, pending, mail, onSubmit }: RecoverViewProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSubmit({
      username: readField(form, 'username'),
      code: readField(form, 'code'),
      password: readField(form, 'password'),
    });
  };
  const isNoCode = error === noRecoveryCode();
  return (
    <AuthCard
      id="content"
      tabIndex={-1}
      layout="login"
      picture={DOOR_PICTURE}
      productTitle="Larder"
      title={t('Forgot password?')}
      lead={
        <span role="status">
          {mail?.status === 'sent'
            ? t(
                'If this account has a confirmed email address, a link is on its way. It works for 30 minutes.',
              )
            : t('Enter the recovery code that you saved and choose a new password.')}
        </span>
      }
      error={isNoCode ? null : error}
      onSubmit={submit}
      action={
        <Button type="submit" wide pending={pending}>
          {pending ? t('Setting password...') : t('Set new password')}
        </Button>
      }
      footer={
        <>
          {tNodes('Remembered it? {link}', { link: renderLink({ href: '/login', children: t('Login') }) })}
          <span className={styles.mail}>
            {mail && (
              <Button
                variant="link"
                pending={mail.status === 'pending'}
                onClick={({ currentTarget: { form } }) =>
                  form && mail.onSend(readField(new FormData(form), 'username'))
                }
              >
                {mail.status === 'sent' ? t('Email me another link') : t('Email me a link instead')}
              </Button>
            )}
          </span>
        </>
      }
    >
      <TextField
        label={t('Username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.username.max}
        required
      />
      <TextField
        label={t('Recovery code')}
        name="code"
        hint={t('Seven groups of four letters and numbers')}
        error={isNoCode ? error : null}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        required
      />
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
