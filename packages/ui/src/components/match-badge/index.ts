export { MatchBadge, type MatchBadgeProps } from './match-badge.tsx';
