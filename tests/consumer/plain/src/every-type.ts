/** The types of the whole library, so that the compiler reads each of them. */
export type * as Library from '@larder/ui';
