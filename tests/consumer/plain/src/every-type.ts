/** Imports the types of the whole library, so that the compiler reads all of them. */
export type * as Library from '@larder/ui';
