export {
  DietaryBadges,
  type DietaryBadgesProps,
  type DietaryFacts,
  type DietaryLabels,
} from './dietary-badges.tsx';
