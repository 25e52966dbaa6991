/**
 * Which modules share a file. Left alone, the bundler makes forty small files, and each costs a request of its own.
 * Two groups follow the way people come in: what login and sign-up need, and what every screen of a cook needs beside.
 * The library's base styles are in the first, since they fix the order of the cascade's layers before any other file.
 * The rules of shopping and voice come with the screens that need them.
 * The second leaves out what changes something, since a first visit only reads. Dialogs, menus and the combobox stay
 * apart: they are loaded when they are first opened.
 */
const ENTRY =
  /\/ui\/src\/styles\/|\/ui\/src\/components\/(?:auth-card|button|icon-button|logo|password-field|text-field)\/|\/ui\/src\/internal\/(?:bands|class-names|field|jar|merge-refs|render-link|slot|visually-hidden)|\/(?:class-variance-authority|clsx|openapi-fetch|jotai)\/|\/packages\/(?:client|domain(?!\/src\/(?:shopping|voice)))\/|\/lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|context|defaultAttributes|shared)|\/app\/src\/(?:forms|session|router-link|use-document-title|queries\/(?:prefetch|fetch)|search\/|atoms\/session)|preload-helper|rolldown-runtime/;
const KITCHEN =
  /\/@tanstack\/(?!.*(?:[mM]utationObserver|useMutation|queriesObserver|useQueries)\.)|\/ui\/src\/components\/(?:add-to-list-menu\/add-to-list-(?:trigger|menu\.module)|app-shell\/(?!shell-menu)|badge|chip\/|dietary-badges|empty-state|error-state|favorite-button|flag|match-badge|match-jar|page-header|pagination|popover|recipe-picture|search-box|skeleton|toaster)|\/lucide-react\/dist\/esm\/icons\/(?:arrow-left|arrow-right|check|clock|heart|list-plus|sliders-horizontal|x)\.|\/app\/src\/(?:queries\/(?:cache|lists|membership|pantry|query-client|recipes)\.|recipe-controls\/(?!add-to-list\.lazy)|atoms\/pantry|pictures)/;
export const CHUNK_GROUPS = [
  { name: 'entry', test: ENTRY, priority: 2 },
  { name: 'kitchen', test: KITCHEN, priority: 1 },
];
