import { AuthCard, AuthCardPoster } from '@larder/ui/auth-card';
import { renderLink } from '../../../platform/navigation/router-link.tsx';
import { DOOR_PICTURE } from '../../../platform/pictures/door-picture.ts';

const WHY = {
  closed: 'This Larder isn’t accepting new accounts.',
  uninvited:
    'You need an invitation to create an account here. Ask the person who runs this Larder for a link.',
};

/** The sign-up screen for people who cannot sign up: the reason, and a link to the login. */
export function ClosedSignUpView({ reason }: { reason: keyof typeof WHY }) {
  return (
    <AuthCard
      id="content"
      tabIndex={-1}
      layout="signup"
      title="Create Account"
      poster={<AuthCardPoster title="Larder" picture={DOOR_PICTURE} />}
      lead={<span role="status">{WHY[reason]}</span>}
      onSubmit={(event) => event.preventDefault()}
      action={null}
      footer={<>Already have an account? {renderLink({ href: '/login', children: 'Login' })}</>}
    >
      {null}
    </AuthCard>
  );
}
