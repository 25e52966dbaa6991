/**
 * Why a shop sells some ingredients without a pack, by ingredient. Everything else has a pack, can, jar or bottle, or is
 * counted at the greengrocer's.
 */
const REASONS: readonly (readonly [why: string, slugs: string])[] = [
  [
    'the butcher weighs it, or sells it by the piece',
    `chicken whole-chicken chicken-breast chicken-thigh boneless-chicken-thigh chicken-leg
    chicken-wing turkey duck beef beef-sirloin beef-rib-eye beef-short-rib beef-brisket veal lamb
    goat-meat pork pork-shoulder pork-belly pork-loin pork-rib rabbit turkey-breast pork-tenderloin
    lamb-leg oxtail beef-shin veal-shank goose venison duck-leg beef-fillet flank-steak t-bone-steak
    beef-rib beef-topside tri-tip beef-cheek beef-bone calf-liver kidney sweetbread veal-chop
    lamb-loin rack-of-lamb lamb-breast shoulder-of-lamb lamb-bone gammon ham-hock pork-cheek
    pork-leg pork-country-rib pork-bone pork-liver suckling-pig poussin guinea-fowl quail pheasant
    partridge pigeon grouse mallard capon chicken-supreme chicken-bone turkey-leg whole-turkey
    haggis wild-boar game venison-loin skirt-steak ox-tongue ox-kidney lamb-liver tripe calf-foot
    pig-trotter pork-jowl lamb-shank`,
  ],
  [
    'the fishmonger weighs it, or sells it by the piece',
    `white-fish cod haddock sea-bass sea-bream snapper tilapia halibut hake pollock kingfish salmon
    tuna mackerel trout herring plaice monkfish swordfish smoked-haddock turbot catfish grouper
    red-mullet striped-bass coley skate black-cod bluefish salt-cod fish-bone eel kipper whiting
    hoki rockfish gurnard sea-trout fresh-sardine hot-smoked-haddock prawn prawn-shell mussel clam
    squid octopus scallop oyster cuttlefish lobster langoustine cockle razor-clam`,
  ],
  ['it is bought as an egg', `egg-yolk egg-white`],
  [
    'one is a pack',
    `baguette ciabatta challah garlic-bread olive-bread focaccia puff-pastry pizza-dough pie-crust
    frozen-pizza fresh-yeast`,
  ],
  [
    'it comes from the tap, the freezer or another ingredient',
    `water ice bacon-fat sourdough-starter pickle-brine aquafaba`,
  ],
  ['it is brewed, and counted as it is drunk', `coffee tea`],
  ['a few leaves or flowers are bought at a time', `gold-leaf crystallised-flower`],
];

/** The reason why an ingredient has no pack, by slug. */
export const SOLD_LOOSE: ReadonlyMap<string, string> = new Map(
  REASONS.flatMap(([why, slugs]) => slugs.split(/\s+/).map((slug): [string, string] => [slug, why])),
);
