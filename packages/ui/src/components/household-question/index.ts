export {
  HouseholdQuestion,
  type HouseholdQuestionLabels,
  type HouseholdQuestionProps,
} from './household-question.tsx';
