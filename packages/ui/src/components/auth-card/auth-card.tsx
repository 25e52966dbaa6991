import { CircleAlert } from 'lucide-react';
import { forwardRef } from 'react';
import type { FormEventHandler, HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Bands } from '../../internal/bands.tsx';
import { Logo } from '../logo/index.ts';
import styles from './auth-card.module.css';
import { Poster } from './poster.tsx';

export interface AuthCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'onSubmit'> {
  /** `login` is a card over the bands; `signup` has the poster with the retro heading. */
  layout: 'login' | 'signup';
  /** The product's title: the page's first heading. */
  productTitle?: string | undefined;
  /** What the form is: 'Login', 'Create Account'. */
  title: ReactNode;
  /** One sentence under it. */
  lead?: ReactNode | undefined;
  /** The fields. */
  children: ReactNode;
  /** What went wrong with the whole form. */
  error?: ReactNode | undefined;
  /** The submit button. */
  action: ReactNode;
  /** The way to the other form. */
  footer?: ReactNode | undefined;
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
        <Poster title={productTitle} picture={picture} />
      ) : (
        <>
          <Bands className={styles.bands} />
          <h1 className={styles.product}>
            <Logo title={productTitle} />
          </h1>
        </>
      )}
      <div className={styles.panel}>
        <form className={styles.form} noValidate onSubmit={onSubmit}>
          <div>
            <h2 className={styles.title}>{title}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
          <div role="alert" className={styles.error}>
            {error && (
              <>
                <CircleAlert aria-hidden />
                <span>{error}</span>
              </>
            )}
          </div>
          {action}
          {footer && <p className={styles.footer}>{footer}</p>}
        </form>
      </div>
    </main>
  );
});
