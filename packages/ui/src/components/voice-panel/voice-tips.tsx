import { Lightbulb } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './voice-tips.module.css';

/** Props of {@link VoiceTips}; other `section` attributes go to the root. */
export interface VoiceTipsProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'> {
  /** The title of the tips. */
  title: string;
  /** One sentence each. */
  tips: readonly string[];
}

/** Tips for speaking, before the first try. */
export const VoiceTips = forwardRef<HTMLElement, VoiceTipsProps>(function VoiceTips(
  { title, tips, className, ...rest },
  ref,
) {
  return (
    <section ref={ref} {...rest} data-slot="voice-tips" className={classNames(styles.root, className)}>
      <h2 className={styles.title}>
        <Lightbulb aria-hidden="true" />
        {title}
      </h2>
      <ul className={styles.list}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
});
