import { cva } from 'class-variance-authority';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { RecipePicture, type RecipePictureFile } from '../recipe-picture/index.ts';
import styles from './list-cover.module.css';

const cover = cva(styles.root, { variants: { layout: { mosaic: styles.mosaic, row: styles.row } } });

/** Props of {@link ListCover}; other `div` attributes go to the root. */
export interface ListCoverProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Up to four pictures; an empty plate if there are none. */
  pictures: readonly RecipePictureFile[];
  /** `mosaic` has a large first picture; `row` puts them side by side. */
  layout?: 'mosaic' | 'row' | undefined;
}

/** A list's cover: pictures of its recipes. It fills its container and is decorative. */
export const ListCover = forwardRef<HTMLDivElement, ListCoverProps>(function ListCover(
  { pictures, layout = 'mosaic', className, ...rest },
  ref,
) {
  const shown = pictures.slice(0, 4);
  return (
    <div
      ref={ref}
      {...rest}
      data-slot="list-cover"
      data-count={shown.length}
      className={cover({ layout, className })}
    >
      {shown.length === 0 ? (
        <RecipePicture className={styles.picture} picture={null} />
      ) : (
        shown.map((picture) => (
          <RecipePicture key={picture.src} className={styles.picture} picture={picture} />
        ))
      )}
    </div>
  );
});
