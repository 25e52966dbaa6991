/** A line that begins as an ingredient does: with an amount. */
const AMOUNT =
  /^(?:[-–—•*▢]\s?)?(?:\d|[½¼¾⅓⅔⅛]|an? (?:pinch|handful|knob|few|little|bunch|splash|dash|drizzle)\b|(?:salt|pepper|oil)\b)/i;
const LONGEST = 120;

/** '1. Chop the onion.' is a step with a number, '1 onion' is none. */
export function isLikeIngredient(text: string): boolean {
  return (
    text.length <= LONGEST &&
    AMOUNT.test(text) &&
    /\p{L}{2}/u.test(text) &&
    !/^\d{1,2}[.)]\s/.test(text) &&
    !/[.!]$/.test(text)
  );
}
