export {
  DietaryBadges,
  type DietaryBadgesProps,
  type DietaryFacts,
  type DietaryBadgesLabels,
} from './dietary-badges.tsx';
