'use client';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactElement } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { PreferenceCard } from '../preference-card/index.ts';
import { useWords } from '../locale/index.ts';
import styles from './account-card.module.css';

/** The words of the card. */
export interface AccountCardLabels {
  title: string;
  /** Whose account it is. */
  signedInAs: (username: string) => string;
  password: string;
  passwordHint: string;
  changePassword: string;
  data: string;
  dataHint: string;
  download: string;
  downloading: string;
  deletion: string;
  deletionHint: string;
  deleteAccount: string;
}

const LABELS = (): AccountCardLabels => ({
  title: 'Your account',
  signedInAs: (username) => `Signed in as ${username}`,
  password: 'Password',
  passwordHint: 'Changing it signs you out everywhere else',
  changePassword: 'Change password',
  data: 'Your data',
  dataHint: 'Your pantry, lists, preferences and plan in one JSON file',
  download: 'Download your data',
  downloading: 'Downloading...',
  deletion: 'Delete account',
  deletionHint: 'Everything that is yours goes with it, for good',
  deleteAccount: 'Delete account',
});

/** Props of {@link AccountCard}; every attribute of a `section` goes on the root. */
export interface AccountCardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'> {
  /** Who is signed in. */
  username: string;
  /** The file is on its way: its button waits. */
  downloading?: boolean | undefined;
  onChangePassword: () => void;
  onDownload: () => void;
  onDelete: () => void;
  /** Other words for what it says by itself. */
  labels?: Partial<AccountCardLabels> | undefined;
}

/** What cooks can do with their own account: another password, a copy of everything, and an end. */
export const AccountCard = forwardRef<HTMLElement, AccountCardProps>(function AccountCard(
  { username, downloading = false, onChangePassword, onDownload, onDelete, labels, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels);
  return (
    <PreferenceCard ref={ref} {...rest} title={words.title} description={words.signedInAs(username)}>
      <div>
        <Row title={words.password} hint={words.passwordHint}>
          <Button variant="secondary" onClick={onChangePassword}>
            {words.changePassword}
          </Button>
        </Row>
        <Row title={words.data} hint={words.dataHint}>
          <Button variant="secondary" pending={downloading} onClick={onDownload}>
            {downloading ? words.downloading : words.download}
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
  hint: string;
  children: ReactElement<ButtonProps>;
}) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} data-slot="account-card-row" className={styles.row}>
      <div className={styles.words}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <p className={styles.hint}>{hint}</p>
      </div>
      {children}
    </div>
  );
}
