/** A week of meals: its days, meals, swaps, questions, notices and summary. */
export * from '../components/day-dialog/index.ts';
export * from '../components/household-question/index.ts';
export * from '../components/meal-card/index.ts';
export * from '../components/meal-day/index.ts';
export * from '../components/meal-menu/index.ts';
export * from '../components/meal-swap-dialog/index.ts';
export * from '../components/meal-week/index.ts';
export * from '../components/new-week-dialog/index.ts';
export * from '../components/plan-notice/index.ts';
export * from '../components/plan-status/index.ts';
export * from '../components/plan-summary/index.ts';
export * from '../components/week-glance/index.ts';
