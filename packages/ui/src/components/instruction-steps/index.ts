export {
  InstructionSteps,
  type InstructionStepsLabels,
  type InstructionStepsProps,
} from './instruction-steps.tsx';
export type { StepNeed, StepNeedsLabels } from './step-needs.tsx';
export { InstructionStepsList, type InstructionStepsListProps } from './instruction-steps-list.tsx';
