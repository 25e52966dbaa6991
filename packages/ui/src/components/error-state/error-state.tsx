import { forwardRef } from 'react';
import { EmptyJar } from '../../internal/empty-jar.tsx';
import { EmptyState, type EmptyStateProps } from '../empty-state/index.ts';

/** Props of {@link ErrorState}; other `div` attributes go to the root. */
export interface ErrorStateProps extends EmptyStateProps {
  /** The way out: 'Try Again', 'Back to Recipes'. */
  action: NonNullable<EmptyStateProps['action']>;
}

/** Says that content failed to load. Announced immediately, and always with a way out. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(props, ref) {
  return <EmptyState ref={ref} role="alert" picture={<EmptyJar tipped />} {...props} />;
});
