import { ChoiceGroup, type ChoiceGroupLayout } from '../../internal/choice/choice-group.tsx';
import type { ChoiceOption } from '../../internal/choice/choice-option.ts';
import chips from '../../internal/choice/chips.module.css';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './preference-chips.module.css';

interface PreferenceChipsSkeletonProps extends ChoiceGroupLayout {
  options: readonly ChoiceOption[];
  /** Announced in place of the chips. */
  words: string;
}

/** A skeleton of the preference, with shapes as wide as the chips. */
export function PreferenceChipsSkeleton({ options, words, ...rest }: PreferenceChipsSkeletonProps) {
  return (
    <ChoiceGroup {...rest} dataSlot="chip-group" aria-busy="true" choicesClassName={chips.chips}>
      <VisuallyHidden>{words}</VisuallyHidden>
      {options.map(({ value, label, icon }) => (
        <Skeleton key={value} shape="pill" className={styles.shape}>
          <span className={styles.unseen}>
            {icon}
            {label}
          </span>
        </Skeleton>
      ))}
    </ChoiceGroup>
  );
}
