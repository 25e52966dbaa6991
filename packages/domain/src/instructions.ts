/**
 * Splits a recipe's text at its numbered markers ('1. Rinse … 2. Fry …') into steps. A marker is the next
 * number in sequence, at the start or after white space, followed by '.' or ')' and white space, so '2.5 cm'
 * and 'for 3. Then' stay intact. A text without markers is one step; an empty one has none.
 */
export function splitInstructions(text: string | null | undefined): string[] {
  const whole = (text ?? '').trim();
  if (!whole) return [];
  const steps: string[] = [];
  let from = 0;
  for (let number = 1; ; number += 1) {
    const marker = new RegExp(`(?:^|\\s)${number}[.)]\\s+`, 'g');
    marker.lastIndex = from;
    const found = marker.exec(whole);
    if (!found) break;
    if (number === 1 && whole.slice(0, found.index).trim()) break;
    if (number > 1) steps.push(whole.slice(from, found.index).trim());
    from = marker.lastIndex;
  }
  steps.push(whole.slice(from).trim());
  return steps.filter(Boolean);
}
