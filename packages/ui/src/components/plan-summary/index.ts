export { PlanCounters, type PlanCountersLabels, type PlanCountersProps } from './plan-counters.tsx';
export { PlanEstimateNotice, type PlanEstimateNoticeProps } from './plan-estimate-notice.tsx';
export { PlanSummary, type PlanSummaryLabels, type PlanSummaryProps } from './plan-summary.tsx';
