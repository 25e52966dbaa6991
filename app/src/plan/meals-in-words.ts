const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** '5 dinners', '5 dinners and 2 lunches', '1 lunch': how many of each there are. */
export function mealsInWords(meals: readonly { slot?: 'lunch' | 'dinner' | undefined }[]): string {
  const lunches = meals.filter(({ slot }) => slot === 'lunch').length;
  const dinners = meals.length - lunches;
  if (lunches === 0) return counted(dinners, 'dinner', 'dinners');
  const said = counted(lunches, 'lunch', 'lunches');
  return dinners === 0 ? said : `${counted(dinners, 'dinner', 'dinners')} and ${said}`;
}
