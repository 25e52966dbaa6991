'use client';
import { Heart } from 'lucide-react';
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import styles from './favorite-button.module.css';

/** The words of the button. */
export interface FavoriteButtonLabels {
  /** The name, the same whether it is pressed or not: `aria-pressed` says which. */
  favorite: string;
  /** The name with what is hearted. It contains `favorite`. */
  favoriteOf: (subject: string) => string;
}

const LABELS: FavoriteButtonLabels = {
  favorite: 'Favorite',
  favoriteOf: (subject) => `Favorite ${subject}`,
};

/** Props of {@link FavoriteButton}; every attribute of a `button` goes on the root. */
export interface FavoriteButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Whether it is a favorite, when the caller keeps it. */
  pressed?: boolean | undefined;
  /** Whether it starts as a favorite, when it keeps that itself. */
  defaultPressed?: boolean | undefined;
  onPressedChange?: ((pressed: boolean) => void) | undefined;
  /** What is hearted, for screen readers: among many cards 'Favorite Dal Tadka' tells more than 'Favorite'. */
  subject?: string | undefined;
  /** `disc` is 44 px and lies on a picture; `words` is a button with its word; `accent` is that, as the first of a page. */
  variant?: 'disc' | 'words' | 'accent' | undefined;
  /** The change is on its way: the button keeps the focus and takes no other press. */
  pending?: boolean | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<FavoriteButtonLabels> | undefined;
}

/** A heart to press. On a recipe card give it to `actions`: a pressed one stays when the others go. */
export const FavoriteButton = forwardRef<HTMLButtonElement, FavoriteButtonProps>(function FavoriteButton(
  {
    pressed,
    defaultPressed = false,
    onPressedChange,
    subject,
    variant = 'disc',
    pending = false,
    labels,
    className,
    onClick,
    ...rest
  },
  ref,
) {
  const words = { ...LABELS, ...labels };
  const [isPressed, setPressed] = useControllable({
    value: pressed,
    defaultValue: defaultPressed,
    onChange: onPressedChange,
  });
  // Only a heart that is pressed here pops. One that comes with the page does not.
  const [isTouched, setTouched] = useState(false);
  const name = subject ? words.favoriteOf(subject) : words.favorite;
  const isDisc = variant === 'disc';
  const button = (
    <button
      ref={ref}
      type="button"
      {...rest}
      data-slot="favorite-button"
      data-variant={variant}
      data-pending={pending || undefined}
      data-pop={isTouched && isPressed ? '' : undefined}
      aria-label={rest['aria-label'] ?? (isDisc || subject ? name : undefined)}
      aria-pressed={isPressed}
      aria-busy={pending || undefined}
      className={classNames(styles.root, className)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || pending) return;
        setTouched(true);
        setPressed((before) => !before);
      }}
    >
      <Heart className={styles.heart} aria-hidden="true" />
      {isDisc ? null : words.favorite}
    </button>
  );
  return isDisc ? (
    <IconButton asChild variant="on-picture" label={name}>
      {button}
    </IconButton>
  ) : (
    <Button asChild variant={variant === 'accent' ? 'primary' : 'secondary'}>
      {button}
    </Button>
  );
});
