import { fromBase } from '../navigation/base.ts';

const PICTURE = import.meta.env.VITE_SIGN_UP_PICTURE as string | undefined;

/** The picture on the login page, injected by the build; see vite.config.ts. */
export const DOOR_PICTURE = PICTURE && fromBase(PICTURE);
