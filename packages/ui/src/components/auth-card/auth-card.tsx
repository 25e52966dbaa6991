import { forwardRef } from 'react';
import type { FormEventHandler, HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Bands } from '../../internal/bands.tsx';
import { Logo } from '../logo/index.ts';
import { AuthCardForm, type AuthCardFormProps } from './auth-card-form.tsx';
import { Plate } from './plate.tsx';
import styles from './auth-card.module.css';

/** Props of {@link AuthCard}; other `main` attributes go to the root. */
export interface AuthCardProps
  extends
    Omit<HTMLAttributes<HTMLElement>, 'title' | 'onSubmit' | 'children'>,
    Pick<AuthCardFormProps, 'title' | 'lead' | 'error' | 'action' | 'footer' | 'children'> {
  /** `login` is a card over the stripes; `signup` has the poster with the retro heading. */
  layout: 'login' | 'signup';
  /** The product name, as the page's first heading. */
  productTitle?: string | undefined;
  /**
   * The dish next to the login card: a square picture whose round vessel spans 73.5% of its width, centred.
   * An empty plate if omitted.
   */
  picture?: string | undefined;
  /** Content next to the sign-up form, with the page's first heading: an {@link AuthCardPoster}. */
  poster?: ReactNode | undefined;
  /** The caller validates the form; native validation messages are off. */
  onSubmit: FormEventHandler<HTMLFormElement>;
}

/** The page around a sign-in form: headings, fields, error, action and the link to the other form. */
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
