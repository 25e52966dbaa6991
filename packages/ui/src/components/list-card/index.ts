export { ListCard, type ListCardLabels, type ListCardProps } from './list-card.tsx';
export {
  ListCardActions,
  type ListCardActionsLabels,
  type ListCardActionsProps,
} from './list-card-actions.tsx';
export { ListCardSkeleton, type ListCardSkeletonProps } from './list-card-skeleton.tsx';
export { ListCover, type ListCoverProps } from './list-cover.tsx';
export type { LinkProps, RenderLink } from '../../internal/render-link.tsx';
