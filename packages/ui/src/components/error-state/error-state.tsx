import { forwardRef } from 'react';
import { EmptyJar } from '../../internal/empty-jar.tsx';
import { EmptyState, type EmptyStateProps } from '../empty-state/index.ts';

/** Props of {@link ErrorState}; every attribute of a `div` goes on the root. */
export interface ErrorStateProps extends EmptyStateProps {
  /** The way out: 'Try Again', 'Back to Recipes'. */
  action: NonNullable<EmptyStateProps['action']>;
}

/** Something could not be loaded. Read out at once, and never without a way out. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(props, ref) {
  return <EmptyState ref={ref} role="alert" picture={<EmptyJar tipped />} {...props} />;
});
