export {
  GeneratePlanButton,
  type GeneratePlanButtonLabels,
  type GeneratePlanButtonProps,
} from './generate-plan-button.tsx';
export { PlanStatus, type PlanStatusLabels, type PlanStatusProps } from './plan-status.tsx';
