export {
  SERVINGS,
  ServingsStepper,
  type ServingsStepperLabels,
  type ServingsStepperProps,
} from './servings-stepper.tsx';
