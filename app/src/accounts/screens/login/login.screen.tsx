import { MESSAGES, usernameError } from '@larder/domain';
import { useSyncExternalStore } from 'react';
import { t } from '../../../platform/language/t.ts';
import { useDocumentTitle } from '../../../platform/navigation/use-document-title.ts';
import { client } from '../../../platform/session/client.ts';
import { farewell } from '../../farewell.ts';
import { messageInWords } from '../../messages-in-words.ts';
import { useAuthForm, type Credentials } from '../../use-auth-form.ts';
import { LoginView } from './login.view.tsx';

function check({ username, password }: Credentials): string | null {
  return messageInWords(usernameError(username) ?? (password ? null : MESSAGES.passwordRequired));
}

/** Login, connected to the server. */
export default function LoginScreen() {
  useDocumentTitle(t('Login'));
  const note = useSyncExternalStore(farewell.subscribe, farewell.read, farewell.read);
  const form = useAuthForm({
    check,
    send: async (values) => {
      await client.login({ ...values, username: values.username.trim() });
      farewell.say(null);
    },
    fallback: t('Invalid credentials'),
  });
  return <LoginView {...form} note={note} />;
}
