/** Imports the types of the whole library, so that the compiler reads all of them. */
export type * as Library from '@larder/ui';
export type * as Account from '@larder/ui/account';
export type * as Controls from '@larder/ui/controls';
export type * as Cooking from '@larder/ui/cooking';
export type * as Hooks from '@larder/ui/hooks';
export type * as Lists from '@larder/ui/lists';
export type * as Pictures from '@larder/ui/pictures';
export type * as Planning from '@larder/ui/planning';
export type * as Preferences from '@larder/ui/preferences';
export type * as SchemaOrg from '@larder/ui/schema-org';
export type * as Shell from '@larder/ui/shell';
export type * as Testing from '@larder/ui/testing';
export type * as Vocabulary from '@larder/ui/vocabulary';
export type * as Voice from '@larder/ui/voice';
export type * as Words from '@larder/ui/words/de';
export type * as Writing from '@larder/ui/writing';
