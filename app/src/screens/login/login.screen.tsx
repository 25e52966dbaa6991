import { MESSAGES, usernameError } from '@larder/domain';
import { client } from '../../session/client.ts';
import { useAuthForm, type Credentials } from '../../session/use-auth-form.ts';
import { useDocumentTitle } from '../../use-document-title.ts';
import { LoginView } from './login.view.tsx';

function check({ username, password }: Credentials): string | null {
  return usernameError(username) ?? (password ? null : MESSAGES.passwordRequired);
}

/** Signs a cook in on the real server. */
export default function LoginScreen() {
  useDocumentTitle('Login');
  const form = useAuthForm({
    check,
    send: (values) => client.login({ ...values, username: values.username.trim() }),
    fallback: 'Invalid credentials',
  });
  return <LoginView {...form} />;
}
