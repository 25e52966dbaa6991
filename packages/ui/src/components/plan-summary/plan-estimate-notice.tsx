'use client';
import { Info } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './plan-estimate-notice.module.css';

/** Props of {@link PlanEstimateNotice}; other `p` attributes go to the root. Children replace its text. */
export type PlanEstimateNoticeProps = ComponentPropsWithoutRef<'p'>;

/** Says that nutrition and costs are estimates. It belongs on every page that shows them. */
export const PlanEstimateNotice = forwardRef<HTMLParagraphElement, PlanEstimateNoticeProps>(
  function PlanEstimateNotice(
    { children = 'Nutrition and cost figures are AI-estimated and for guidance only.', className, ...rest },
    ref,
  ) {
    return (
      <p ref={ref} {...rest} data-slot="plan-estimate-notice" className={classNames(styles.root, className)}>
        <Info aria-hidden="true" />
        <span>{children}</span>
      </p>
    );
  },
);
