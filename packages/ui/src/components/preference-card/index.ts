export { PreferenceCard, type PreferenceCardProps } from './preference-card.tsx';
