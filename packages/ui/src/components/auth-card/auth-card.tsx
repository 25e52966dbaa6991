import { forwardRef } from 'react';
import type { FormEventHandler, HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Bands } from '../../internal/bands.tsx';
import { Logo } from '../logo/index.ts';
import { AuthCardForm, type AuthCardFormProps } from './auth-card-form.tsx';
import { Plate } from './plate.tsx';
import styles from './auth-card.module.css';

/** Props of {@link AuthCard}; every attribute of a `main` goes on the root. */
export interface AuthCardProps
  extends
    Omit<HTMLAttributes<HTMLElement>, 'title' | 'onSubmit' | 'children'>,
    Pick<AuthCardFormProps, 'title' | 'lead' | 'error' | 'action' | 'footer' | 'children'> {
  /** `login` is a card over the bands; `signup` has the poster with the retro heading. */
  layout: 'login' | 'signup';
  /** The product's title: the page's first heading. */
  productTitle?: string | undefined;
  /** The dish beside the card of a login: a square picture whose round vessel takes 73.5 % of its width, in the middle. An empty plate without. */
  picture?: string | undefined;
  /** What stands beside the form of a sign-up, with the page's first heading: an {@link AuthCardPoster}. */
  poster?: ReactNode | undefined;
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
    poster,
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
        poster
      ) : (
        <>
          <Bands className={styles.bands} />
          <svg viewBox="0 0 400 400" className={styles.dish} aria-hidden>
            <Plate x={200} y={200} radius={198} picture={picture} />
          </svg>
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
