export { PlanCounters, type PlanCountersLabels, type PlanCountersProps } from './plan-counters.tsx';
export { PlanEstimateNotice, type PlanEstimateNoticeProps } from './plan-estimate-notice.tsx';
export { PlanSummary, type PlanSummaryProps } from './plan-summary.tsx';
export type { PlanSummaryLabels } from './plan-summary-labels.ts';
export { PlanWorth, type PlanWorthInfo, type PlanWorthProps } from './plan-worth.tsx';
