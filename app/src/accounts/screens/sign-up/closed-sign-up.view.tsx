import { AuthCard, AuthCardPoster } from '@larder/ui/auth-card';
import { tNodes } from '../../../platform/language/t-nodes.tsx';
import { t } from '../../../platform/language/t.ts';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { DOOR_PICTURE } from '../../../platform/pictures/door-picture.ts';

const WHY = {
  closed: () => t('This Larder isn’t accepting new accounts.'),
  uninvited: () =>
    t('You need an invitation to create an account here. Ask the person who runs this Larder for a link.'),
};

/** The sign-up screen for people who cannot sign up: the reason, and a link to the login. */
export function ClosedSignUpView({ reason }: { reason: keyof typeof WHY }) {
  return (
    <AuthCard
      id="content"
      tabIndex={-1}
      layout="signup"
      title={t('Create Account')}
      poster={<AuthCardPoster title="Larder" picture={DOOR_PICTURE} />}
      lead={<span role="status">{WHY[reason]()}</span>}
      onSubmit={(event) => event.preventDefault()}
      action={null}
      footer={tNodes('Already have an account? {link}', {
        link: renderLink({ href: '/login', children: t('Login') }),
      })}
    >
      {null}
    </AuthCard>
  );
}
