const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** An amount after one of these belongs to something else. */
export const ENDS = words('. ; : ! ? ( ) and or with into in for over from on to at until then through');
export const CONTAINERS = words(
  `pan pans pot dish dishes tin tins casserole jar jars bowl bowls saucepan cooker basin mould moulds ring tray bag wok ramekin
  ramekins skillet muffin`,
);
/** What is divided among pieces. */
export const SHARES = words('filling batter dough mash mixture paste');
export const MADE = words(
  'broth stock juice liquid fat sauce syrup marinade dressing it this that what their its',
);
export const WATERS = words('water brine');
export const PIECES = words(
  'balls ball pieces piece portions portion patties slices rounds chunks lumps dumplings steaks fillets',
);
export const EACH = words('each every per apiece');
export const BARE = words('other remaining last second');
export const RANGE = words('- – to or');
/** May stand between a number and what it counts. */
export const BEFORE_THING = words(
  'of the your these other more remaining last first large small medium ripe whole big fresh',
);
/** Parts that are counted instead of their whole: '2 egg yolks'. */
export const YOLKS = words('yolk yolks white whites');
/** How many tokens away from its amount an ingredient may be. */
export const NEAR = 7;
