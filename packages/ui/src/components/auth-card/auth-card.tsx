import { forwardRef } from 'react';
import type { FormEventHandler, HTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Bands } from '../../internal/bands.tsx';
import { Logo } from '../logo/index.ts';
import { AuthCardForm, type AuthCardFormProps } from './auth-card-form.tsx';
import styles from './auth-card.module.css';
import { AuthCardPoster } from './poster.tsx';

/** Props of {@link AuthCard}; every attribute of a `main` goes on the root. */
export interface AuthCardProps
  extends
    Omit<HTMLAttributes<HTMLElement>, 'title' | 'onSubmit' | 'children'>,
    Pick<AuthCardFormProps, 'title' | 'lead' | 'error' | 'action' | 'footer' | 'children'> {
  /** `login` is a card over the bands; `signup` has the poster with the retro heading. */
  layout: 'login' | 'signup';
  /** The product's title: the page's first heading. */
  productTitle?: string | undefined;
  /** The dish on the poster: a square picture whose round vessel takes 73.5 % of its width, in the middle. */
  picture?: string | undefined;
  /** The form is validated by the caller; the browser's bubbles stay away. */
  onSubmit: FormEventHandler<HTMLFormElement>;
}

/** The page around a sign-in form: headings, fields, error, action and the way to the other form. */
export const AuthCard = forwardRef<HTMLElement, AuthCardProps>(function AuthCard(
  {
    layout,
    productTitle = 'Larder',
    title,
    lead,
    children,
    error,
    action,
    footer,
    picture,
    onSubmit,
    className,
    ...rest
  },
  ref,
) {
  return (
    <main
      ref={ref}
      {...rest}
      data-slot="auth-card"
      data-layout={layout}
      className={classNames(styles.root, className)}
    >
      {layout === 'signup' ? (
        <AuthCardPoster title={productTitle} picture={picture} />
      ) : (
        <>
          <Bands className={styles.bands} />
          <h1 className={styles.product}>
            <Logo title={productTitle} />
          </h1>
        </>
      )}
      <div className={styles.panel}>
        <AuthCardForm {...{ title, lead, error, action, footer, onSubmit }}>{children}</AuthCardForm>
      </div>
    </main>
  );
});
