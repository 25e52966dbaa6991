import type { Handlers } from './types.ts';

/** The operations that the contract describes and the server does not do yet: they answer 501. */
export const notYetHandlers = {} satisfies Partial<Handlers>;
