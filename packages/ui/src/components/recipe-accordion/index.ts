export { RecipeAccordion, type RecipeAccordionProps } from './recipe-accordion.tsx';
export {
  RecipeAccordionDetails,
  type RecipeAccordionDetailsLabels,
  type RecipeAccordionDetailsProps,
} from './recipe-accordion-details.tsx';
export {
  RecipeAccordionItem,
  type RecipeAccordionItemLabels,
  type RecipeAccordionItemProps,
} from './recipe-accordion-item.tsx';
export {
  RecipeAccordionDetailsSkeleton,
  RecipeAccordionSkeleton,
  type RecipeAccordionDetailsSkeletonProps,
  type RecipeAccordionSkeletonProps,
} from './recipe-accordion-skeleton.tsx';
export type { LinkProps, RenderLink } from '../../internal/render-link.tsx';
