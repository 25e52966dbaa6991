'use client';
import { Info } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useWords } from '../locale/index.ts';
import styles from './plan-estimate-notice.module.css';

/** Props of {@link PlanEstimateNotice}; other `p` attributes go to the root. Children replace its text. */
export type PlanEstimateNoticeProps = ComponentPropsWithoutRef<'p'>;

const WORDS = { text: 'Nutrition and cost figures are AI-estimated and for guidance only.' };

/** Says that nutrition and costs are estimates. It belongs on every page that shows them. */
export const PlanEstimateNotice = forwardRef<HTMLParagraphElement, PlanEstimateNoticeProps>(
  function PlanEstimateNotice({ children, className, ...rest }, ref) {
    const words = useWords(WORDS, undefined, 'plan-estimate-notice');
    return (
      <p ref={ref} {...rest} data-slot="plan-estimate-notice" className={classNames(styles.root, className)}>
        <Info aria-hidden="true" />
        <span>{children ?? words.text}</span>
      </p>
    );
  },
);
