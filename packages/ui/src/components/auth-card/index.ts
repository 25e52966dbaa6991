export { AuthCard, type AuthCardProps } from './auth-card.tsx';
export { AuthCardForm, type AuthCardFormProps } from './auth-card-form.tsx';
export { AuthCardPoster, type AuthCardPosterProps } from './poster.tsx';
