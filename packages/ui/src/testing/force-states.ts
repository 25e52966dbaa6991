const FOCUSED = ':where(a, button, input, select, textarea, [tabindex])';

/** What a pseudo-class is also matched by. As specific as itself, so that no rule gains weight. */
const FORCED: Readonly<Record<string, string>> = {
  ':hover': "[data-force~='hover'] *",
  ':active': "[data-force~='pressed'] *",
  ':focus-visible': `[data-force~='focus'] ${FOCUSED}`,
};

const PSEUDO = /:(?:hover|active|focus-visible)(?![\w-])/g;

function force(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-force'))
      rule.selectorText = rule.selectorText.replaceAll(
        PSEUDO,
        (pseudo) => `:is(${pseudo}, ${FORCED[pseudo] ?? ''})`,
      );
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) force(rule.cssRules);
  }
}

/**
 * From now on, what is in an element with `data-force="hover"`, 'pressed' or 'focus' looks as if it were: a real pointer is
 * only in one place.
 */
export function forceStates(): void {
  for (const sheet of document.styleSheets) force(sheet.cssRules);
}
