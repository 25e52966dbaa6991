import * as ui from './every-component.ts';
import type { Row } from './conformance-row.ts';

/** One row for every part of menus and recipe lists. */
export const LIST_CONFORMANCE: readonly Row[] = [
  { slot: 'menu', element: (common) => <ui.Menu {...common} open trigger={<ui.Button>More</ui.Button>} /> },
  {
    slot: 'menu-item',
    folder: 'menu',
    element: (common) => (
      <ui.Menu open trigger={<ui.Button>More</ui.Button>}>
        <ui.MenuItem {...common}>Edit</ui.MenuItem>
      </ui.Menu>
    ),
  },
  {
    slot: 'menu-checkbox-item',
    folder: 'menu',
    element: (common) => (
      <ui.Menu open trigger={<ui.Button>More</ui.Button>}>
        <ui.MenuCheckboxItem {...common}>Match</ui.MenuCheckboxItem>
      </ui.Menu>
    ),
  },
  {
    slot: 'menu-group',
    folder: 'menu',
    element: (common) => (
      <ui.Menu open trigger={<ui.Button>More</ui.Button>}>
        <ui.MenuGroup {...common} />
      </ui.Menu>
    ),
  },
  {
    slot: 'menu-label',
    folder: 'menu',
    element: (common) => (
      <ui.Menu open trigger={<ui.Button>More</ui.Button>}>
        <ui.MenuLabel {...common}>Sort</ui.MenuLabel>
      </ui.Menu>
    ),
  },
  {
    slot: 'menu-separator',
    folder: 'menu',
    element: (common) => (
      <ui.Menu open trigger={<ui.Button>More</ui.Button>}>
        <ui.MenuSeparator {...common} />
      </ui.Menu>
    ),
  },
  {
    slot: 'favorite-button',
    element: (common) => <ui.FavoriteButton {...common} />,
  },
  {
    slot: 'add-to-list-menu',
    element: (common) => <ui.AddToListMenu {...common} lists={[]} />,
  },
  {
    slot: 'add-to-list-menu',
    element: (common) => (
      <ui.AddToListTrigger {...common} variant="disc" words="Add to List" name="Add to List: Gazpacho" />
    ),
  },
  {
    slot: 'add-to-list-menu',
    element: (common) => (
      <ui.AddToListTrigger {...common} variant="disc" words="Add to List" name="Add to List" />
    ),
  },
  {
    slot: 'text-area',
    fieldOf: 'textarea',
    element: (common) => <ui.TextArea {...common} label="Description" />,
  },
  {
    slot: 'list-card',
    element: (common) => (
      <ui.ListCard {...common} href="#" name="Sunday pots" recipeCount={6} createdAt="2026-06-30" />
    ),
  },
  { slot: 'list-card-skeleton', element: (common) => <ui.ListCardSkeleton {...common} /> },
  {
    slot: 'list-card-actions',
    element: (common) => <ui.ListCardActions {...common} name="Sunday pots" onEdit={() => undefined} />,
  },
  { slot: 'list-cover', element: (common) => <ui.ListCover {...common} pictures={[]} /> },
  { slot: 'list-grid', element: (common) => <ui.ListGrid {...common} /> },
  { slot: 'list-section', element: (common) => <ui.ListSection {...common} title="My Lists" /> },
  {
    slot: 'dialog',
    folder: 'list-dialog',
    element: (common) => <ui.ListDialog {...common} open onSave={() => undefined} />,
  },
  { slot: 'recipe-accordion', element: (common) => <ui.RecipeAccordion {...common} /> },
  {
    slot: 'recipe-accordion-item',
    element: (common) => (
      <ui.RecipeAccordion>
        <ui.RecipeAccordionItem {...common} value="1" number={1} title="Gazpacho" totalTime={5} />
      </ui.RecipeAccordion>
    ),
  },
  {
    slot: 'recipe-accordion-details',
    element: (common) => (
      <ui.RecipeAccordionDetails
        {...common}
        href="#"
        prepTime={15}
        cookTime={5}
        servings={4}
        dietary={{}}
        ingredients={[]}
        matchingIds={[]}
        instructions=""
      />
    ),
  },
  { slot: 'recipe-accordion-skeleton', element: (common) => <ui.RecipeAccordionSkeleton {...common} /> },
  {
    slot: 'recipe-accordion-details-skeleton',
    element: (common) => <ui.RecipeAccordionDetailsSkeleton {...common} />,
  },
];
