/**
 * Which modules share a file. Left alone, the bundler makes forty small files, and each costs a request of its own.
 * Three groups follow the way people come in: what everybody needs, what login and sign-up need beside, and what every
 * screen of a cook needs beside, with the recipes that a cook sees first. A fourth has the small things that several of
 * the other screens share. The library's base styles are in the first, since they fix the order of the cascade's
 * layers before any other file.
 * The third leaves out what changes something, since a first visit only reads. Dialogs, menus and the combobox stay
 * apart: they are loaded when they are first opened.
 */
const ENTRY =
  /\/ui\/src\/styles\/|\/ui\/src\/components\/(?:button|icon-button|logo|text-field)\/|\/ui\/src\/internal\/(?:bands|class-names|field\/|jar|render-link|slot|use-controllable|use-merged-refs)|\/node_modules\/(?:class-variance-authority|clsx|openapi-fetch|react|react-dom|react-router|react-router-dom|scheduler)\/|\/packages\/client\/|\/packages\/domain\/src\/(?:countries|dietary|filters|limits)\.|\/lucide-react\/dist\/esm\/icons\/circle-exclamation-point\.|\/app\/src\/(?:main|app|navigation\/(?:app-router|arrival|lazy-screen|presentation|screens)|icons\/|screen-boundary|session\/(?:client|guard|new-code|uncertain|use-session)|router-link|use-document-title|queries\/(?:prefetch|fetch)|search\/)|preload-helper/;
const DOOR =
  /\/ui\/src\/components\/(?:auth-card\/(?!poster)|password-field\/)|\/domain\/src\/validation\.|\/app\/src\/(?:forms|screens\/login|session\/(?:farewell|use-auth-form|return-path))/;
const KITCHEN =
  /\/@tanstack\/(?!.*(?:[mM]utationObserver|useMutation|useMutationState|queriesObserver|useQueries)\.)|\/jotai\/|\/ui\/src\/components\/(?:add-to-list-menu\/add-to-list-(?:trigger|menu\.module)|active-filters|app-shell\/(?!shell-menu)|badge|chip\/|dietary-badges|empty-state|error-state|favorite-button|filter-panel|filter-sheet\/filter-button|flag|match-badge|match-jar|page-header|pagination|pantry-hint|popover|recipe-(?:card|grid|picture)|results-bar|search-box|skeleton|toaster\/toast\.)|\/ui\/src\/internal\/filters\/|\/packages\/domain\/src\/(?:lists|time|title)\.|\/lucide-react\/dist\/esm\/icons\/(?:arrow-left|arrow-right|check|chevron-up|clock|heart|list-plus|refresh-cw|sliders-horizontal|x)\.|\/app\/src\/(?:queries\/(?:cache|lists|membership|pantry|query-client|recipes)\.|recipe-controls\/(?!add-to-list\.lazy)|atoms\/(?!theme)|navigation\/use-|pictures|screens\/(?:browse\/(?!filter-sheet)|dashboard\/(?!toaster|recovery-code-dialog))|shortcuts\/(?!shortcuts-dialog))/;
const PARTS =
  /\/@tanstack\/|\/ui\/src\/components\/(?:banner|spinner|visually-hidden)\/|\/ui\/src\/internal\/(?:error-line|into-columns)|\/domain\/src\/(?:instructions|units)\.|\/lucide-react\/dist\/esm\/icons\/(?:chevron-down|info|pencil|plus|trash|triangle-exclamation-point)\.|\/app\/src\/(?:use-busy|queries\/(?:additions|change-outcome|idempotency-key|membership-change|pantry-(?:changes|items|mutations)|recipe-ingredient-mutations))/;
export const CHUNK_GROUPS = [
  { name: 'entry', test: ENTRY, priority: 3 },
  { name: 'door', test: DOOR, priority: 2 },
  { name: 'kitchen', test: KITCHEN, priority: 1 },
  { name: 'parts', test: PARTS, priority: 0 },
];
