/** Whether recipes stand in one column, as on a phone. */
export const isNarrowScreen = (): boolean => matchMedia('(width < 40rem)').matches;
