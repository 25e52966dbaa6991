export { default as dictionary } from '../dictionaries/de.json';
export { de as words } from '@larder/ui/words/de';
