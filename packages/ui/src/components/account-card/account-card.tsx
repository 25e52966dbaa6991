'use client';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactElement } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { PreferenceCard } from '../preference-card/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import styles from './account-card.module.css';

/** Text labels of the card. */
export interface AccountCardLabels {
  title: string;
  /** The signed-in user. */
  signedInAs: (username: string) => string;
  password: string;
  passwordHint: string;
  changePassword: string;
  recoveryCode: string;
  /** Shown below when there is a code, with its creation date. */
  codeFrom: (day: string) => string;
  /** Shown below when there is no code. */
  noCode: string;
  newCode: string;
  createCode: string;
  email: string;
  /** Shown below when there is no code. */
  noEmail: string;
  /** Shown until the address is confirmed. */
  emailUnconfirmed: (address: string) => string;
  addEmail: string;
  changeEmail: string;
  data: string;
  dataHint: string;
  download: string;
  downloading: string;
  deletion: string;
  deletionHint: string;
  deleteAccount: string;
}

const LABELS = (format: LocaleFormat): AccountCardLabels => ({
  title: 'Your account',
  signedInAs: (username) => `Logged in as ${username}`,
  password: 'Password',
  passwordHint: 'Changing it logs you out everywhere else',
  changePassword: 'Change password',
  recoveryCode: 'Recovery code',
  codeFrom: (day) => `Lets you set a new password if you forget yours. Created on ${format.date(day)}`,
  noCode: 'Without one, a forgotten password cannot be reset',
  newCode: 'New recovery code',
  createCode: 'Create recovery code',
  email: 'Email address',
  noEmail: 'Larder can email you a link if you forget your password',
  emailUnconfirmed: (address) => `${address}. To confirm it, open the link emailed there`,
  addEmail: 'Add email address',
  changeEmail: 'Change email address',
  data: 'Your data',
  dataHint: 'Your pantry, lists, preferences and plan in one JSON file',
  download: 'Download your data',
  downloading: 'Downloading...',
  deletion: 'Delete account',
  deletionHint: 'Your pantry, lists and plans go with it, for good',
  deleteAccount: 'Delete account',
});

/** Props of {@link AccountCard}; other `section` attributes go to the root. */
export interface AccountCardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'> {
  /** The username of the signed-in user. */
  username: string;
  /** The download is pending: its button is busy. */
  pending?: boolean | undefined;
  /** Called to change the password: open a `ChangePasswordDialog`. */
  onChangePassword: () => void;
  /** Creation date of the recovery code; null if there is none, undefined while unknown. */
  codeFrom?: string | null | undefined;
  /** Called to create a new code. Omit it if the server has no recovery codes. */
  onNewCode?: (() => void) | undefined;
  /** The email address for password resets; null if there is none, undefined while unknown. */
  email?: { address: string; confirmed: boolean } | null | undefined;
  /** Called to set the address. Omit it if the server sends no email. */
  onEmail?: (() => void) | undefined;
  /** Called to download everything that the account has. */
  onDownload: () => void;
  /** Called to delete the account: open a `DeleteAccountDialog`. */
  onDelete: () => void;
  /** Overrides for the built-in text. */
  labels?: Partial<AccountCardLabels> | undefined;
}

/** Account actions: change the password, create a recovery code, download the data, delete the account. */
export const AccountCard = forwardRef<HTMLElement, AccountCardProps>(function AccountCard(
  {
    username,
    pending = false,
    onChangePassword,
    codeFrom,
    onNewCode,
    email,
    onEmail,
    onDownload,
    onDelete,
    labels,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'account-card');
  return (
    <PreferenceCard ref={ref} {...rest} title={words.title} description={words.signedInAs(username)}>
      <div>
        <Row title={words.password} hint={words.passwordHint}>
          <Button variant="secondary" onClick={onChangePassword}>
            {words.changePassword}
          </Button>
        </Row>
        {onNewCode && (
          <Row
            title={words.recoveryCode}
            hint={codeFrom === null ? words.noCode : codeFrom && words.codeFrom(codeFrom)}
          >
            <Button variant="secondary" onClick={onNewCode}>
              {codeFrom === null ? words.createCode : words.newCode}
            </Button>
          </Row>
        )}
        {onEmail && (
          <Row
            title={words.email}
            hint={
              email
                ? email.confirmed
                  ? email.address
                  : words.emailUnconfirmed(email.address)
                : words.noEmail
            }
          >
            <Button variant="secondary" onClick={onEmail}>
              {email ? words.changeEmail : words.addEmail}
            </Button>
          </Row>
        )}
        <Row title={words.data} hint={words.dataHint}>
          <Button variant="secondary" pending={pending} onClick={onDownload}>
            {pending ? words.downloading : words.download}
          </Button>
        </Row>
        <Row title={words.deletion} hint={words.deletionHint}>
          <Button variant="danger" onClick={onDelete}>
            {words.deleteAccount}
          </Button>
        </Row>
      </div>
    </PreferenceCard>
  );
});

function Row({
  title,
  hint,
  children,
}: {
  title: string;
  hint: string | undefined;
  children: ReactElement<ButtonProps>;
}) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} data-slot="account-card-row" className={styles.row}>
      <div className={styles.words}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {/* Reserves the line while the text is unknown. */}
        <p className={styles.hint}>{hint ?? '\u00A0'}</p>
      </div>
      {children}
    </div>
  );
}
