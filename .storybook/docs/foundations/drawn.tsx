import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './foundations.module.css';

interface DrawnProps {
  /** Returns the picture as SVG. Called when the picture nears the viewport. */
  draw: () => string;
  title: ReactNode;
  says?: ReactNode;
}

/** A picture from the kit, drawn when it nears the viewport so that a page of hundreds opens instantly. */
export function Drawn({ draw, title, says }: DrawnProps) {
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (isNear || !current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <figure ref={place} className={styles.picture}>
      <div className={styles.table}>{isNear && <DrawnImage draw={draw} />}</div>
      <figcaption>
        {title}
        {says && <> {says}</>}
      </figcaption>
    </figure>
  );
}

function DrawnImage({ draw }: Pick<DrawnProps, 'draw'>) {
  const [src] = useState(() => `data:image/svg+xml,${encodeURIComponent(draw())}`);
  return <img src={src} width="800" height="600" alt="" decoding="async" />;
}
