'use client';
import { Heart } from 'lucide-react';
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../locale/index.ts';
import styles from './favorite-button.module.css';

/** Text labels of the button. */
export interface FavoriteButtonLabels {
  /** The accessible name, the same in both states: `aria-pressed` tells them apart. */
  favorite: string;
  /** The name including the recipe. It must contain `favorite`. */
  favoriteOf: (subject: string) => string;
}

const LABELS: FavoriteButtonLabels = {
  favorite: 'Favorite',
  favoriteOf: (subject) => `Favorite ${subject}`,
};

/** Props of {@link FavoriteButton}; other `button` attributes go to the root. */
export interface FavoriteButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Whether it is a favorite, if controlled. */
  pressed?: boolean | undefined;
  /** Whether it is initially a favorite, if uncontrolled. */
  defaultPressed?: boolean | undefined;
  /** Called with whether it is now a favorite. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
  /**
   * The recipe's name for screen readers: among many cards, 'Favorite Dal Tadka' is clearer than 'Favorite'.
   */
  subject?: string | undefined;
  /**
   * `disc` is a 44 px round button on a picture; `words` has a label; `accent` is a labelled primary button.
   */
  variant?: 'disc' | 'words' | 'accent' | undefined;
  /** The change is being saved: the button keeps focus and ignores presses. */
  pending?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<FavoriteButtonLabels> | undefined;
}

/** A heart toggle. Pass it to a recipe card's `actions`: a pressed heart stays visible when the others hide. */
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
  const words = useWords(LABELS, labels, 'favorite-button');
  const [isPressed, setPressed] = useControllable({
    value: pressed,
    defaultValue: defaultPressed,
    onChange: onPressedChange,
  });
  // Animates only when pressed, not on page load.
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
