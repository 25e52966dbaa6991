/** Singular names that look plural: 'asparagus', 'sea bass', 'molasses'. */
const ONE_THING = /(?:[uis]s|molasses)$/i;

/** Whether an ingredient's name takes a plural verb: 'red lentils', not 'spinach'. */
export const isPluralName = (name: string): boolean => /s$/i.test(name) && !ONE_THING.test(name);
