/** Matches a line that starts like an ingredient: with an amount. */
const AMOUNT =
  /^(?:[-–—•*▢]\s?)?(?:\d|[½¼¾⅓⅔⅛]|an? (?:(?:good|big|large|small|generous) )?(?:pinch|handful|knob|few|little|bunch|splash|dash|drizzle|glug|squeeze|sprig|slice|stick|clove|tin|can|jar|packet|dozen|thumb)\b|half an? (?!hour|minute|day|inch)|(?:salt|pepper|oil)\b)/i;
const LONGEST = 120;

/** Whether a line looks like an ingredient: '1 onion', but not the numbered step '1. Chop the onion.' */
export function isLikeIngredient(text: string): boolean {
  return (
    text.length <= LONGEST &&
    AMOUNT.test(text) &&
    /\p{L}{2}/u.test(text) &&
    !/^\d{1,2}[.)]\s/.test(text) &&
    !/[.!]$/.test(text)
  );
}
