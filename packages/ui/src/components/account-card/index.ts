export { AccountCard, type AccountCardLabels, type AccountCardProps } from './account-card.tsx';
