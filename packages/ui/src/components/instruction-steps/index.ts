export {
  InstructionSteps,
  type InstructionStepsLabels,
  type InstructionStepsProps,
} from './instruction-steps.tsx';
