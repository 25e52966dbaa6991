export { PlanNotice, type PlanNoticeLabels, type PlanNoticeProps } from './plan-notice.tsx';
