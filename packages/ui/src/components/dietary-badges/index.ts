export {
  DietaryBadges,
  type ContentFlagName,
  type DietaryBadgesProps,
  type DietaryFactByLabel,
  type DietaryFacts,
  type DietaryBadgesLabels,
} from './dietary-badges.tsx';
