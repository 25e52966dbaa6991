/** The dish at the doors of the house, which the build names; see vite.config.ts. */
export const DOOR_PICTURE = import.meta.env.VITE_SIGN_UP_PICTURE as string | undefined;
