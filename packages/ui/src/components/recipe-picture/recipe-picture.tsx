'use client';
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { EmptyPlate } from './empty-plate.tsx';
import { classNames } from '../../internal/class-names.ts';
import styles from './recipe-picture.module.css';

/** A picture in another format or size, as a `source` element has it. */
export interface RecipePictureSource {
  srcSet: string;
  type?: string | undefined;
  sizes?: string | undefined;
  media?: string | undefined;
}

/** A picture of a dish. Width and height keep its place free until it has come. */
export interface RecipePictureFile {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Better formats, the best first. */
  sources?: readonly RecipePictureSource[] | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

/** Props of {@link RecipePicture}; every attribute of a `div` goes on the root. */
export interface RecipePictureProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The picture; an empty plate is shown when there is none or when it does not load. */
  picture: RecipePictureFile | null | undefined;
  /** What the picture shows; empty when the dish's name is beside it. */
  alt?: string | undefined;
  /** Load it at once and first: for the few that are on the screen before any scrolling. */
  priority?: boolean | undefined;
}

/** The picture of a dish, which fills the box that it is given. */
export const RecipePicture = forwardRef<HTMLDivElement, RecipePictureProps>(function RecipePicture(
  { picture, alt = '', priority = false, className, ...rest },
  ref,
) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const isMissing = !picture || picture.src === brokenSrc;
  return (
    <div
      ref={ref}
      {...rest}
      data-slot="recipe-picture"
      data-fallback={isMissing ? '' : undefined}
      className={classNames(styles.root, className)}
    >
      {isMissing ? (
        <EmptyPlate className={styles.picture} label={alt} />
      ) : (
        <picture>
          {picture.sources?.map((source) => (
            <source key={source.type ?? source.srcSet} {...source} />
          ))}
          <img
            data-slot="recipe-picture-image"
            className={styles.picture}
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={picture.sizes}
            width={picture.width ?? 480}
            height={picture.height ?? 360}
            alt={alt}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            decoding="async"
            onError={() => setBrokenSrc(picture.src)}
          />
        </picture>
      )}
    </div>
  );
});
