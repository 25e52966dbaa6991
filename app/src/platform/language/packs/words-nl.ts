export { default as dictionary } from '../dictionaries/nl.json';
export { nl as words } from '@larder/ui/words/nl';
