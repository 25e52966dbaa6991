/** Names of one thing that end like those of several: 'asparagus', 'sea bass', 'molasses'. */
const ONE_THING = /(?:[uis]s|molasses)$/i;

/** Whether an ingredient's name stands for several, so that a verb after it does too: 'red lentils', not 'spinach'. */
export const isPluralName = (name: string): boolean => /s$/i.test(name) && !ONE_THING.test(name);
