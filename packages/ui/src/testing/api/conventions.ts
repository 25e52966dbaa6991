import type { ReactNode } from 'react';
import type { ErrorMessage, HeadingLevel } from '../../internal/conventions.ts';

/** What these props are in every component that has them. */
export interface Conventions {
  /** What went wrong; where a component has words of its own, `true` says it in them. */
  error: ErrorMessage | true;
  /** What is wrong in a form, by field. */
  errors: Readonly<Partial<Record<never, ErrorMessage>>>;
  /** The action of the component runs. */
  pending: boolean;
  /** Its items whose action runs. */
  pendingIds: readonly (string | number)[];
  /** Which of its actions runs. */
  pendingAction: string | null;
  /** Nothing is there yet. */
  loading: boolean;
  /** It takes no input. */
  disabled: boolean;
  /** Why its actions do nothing. */
  unavailable: string;
  /** The level of its main heading. */
  headingLevel: HeadingLevel;
  /** More content, or a function for what it needs. */
  children: ReactNode | ((...given: never[]) => ReactNode);
  /** One button or link. */
  action: ReactNode;
  /** Several of them. */
  actions: ReactNode;
  /** Something to know first. */
  notice: ReactNode;
  /** More to look through before an action. */
  details: ReactNode;
}

/** Renders a part, or something for an item. */
export type RenderFunction = (...given: never[]) => ReactNode;
