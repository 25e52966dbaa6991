import { newPasswordError, readRecoveryCode, usernameError } from '@larder/domain';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../../platform/language/t.ts';
import { useDocumentTitle } from '../../../platform/navigation/use-document-title.ts';
import { messageInWords } from '../../messages-in-words.ts';
import { createLinkRecovery, createRecovery } from '../../recover.change.ts';
import { useAuthForm } from '../../use-auth-form.ts';
import { noRecoveryCode } from './no-recovery-code.ts';
import { RecoverLinkView } from './recover-link.view.tsx';
import { RecoverView, type RecoverValues } from './recover.view.tsx';
import { useMailedLink } from './use-mailed-link.ts';

const failed = () => t('The password could not be set. Please try again.');

function check({ username, code, password }: RecoverValues): string | null {
  const problem = messageInWords(usernameError(username));
  if (problem) return problem;
  return readRecoveryCode(code) ? messageInWords(newPasswordError(password)) : noRecoveryCode();
}

/** Sets a new password, connected to the server: with the token from a mailed link, or with a code. */
export default function RecoverScreen() {
  useDocumentTitle(t('Forgot password?'));
  const token = useLocation().hash.slice(1);
  return token ? <ByLink key={token} token={token} /> : <ByCode />;
}

function ByCode() {
  const [recover] = useState(createRecovery);
  const { setError, ...form } = useAuthForm({
    check,
    send: (values: RecoverValues) => recover({ ...values, username: values.username.trim() }),
    fallback: failed(),
  });
  const mail = useMailedLink(setError);
  return <RecoverView {...form} mail={mail} />;
}

function ByLink({ token }: { token: string }) {
  const [recover] = useState(() => createLinkRecovery(token));
  const form = useAuthForm({
    check: ({ password }: { password: string }) => messageInWords(newPasswordError(password)),
    send: ({ password }) => recover(password),
    fallback: failed(),
  });
  return <RecoverLinkView {...form} />;
}
