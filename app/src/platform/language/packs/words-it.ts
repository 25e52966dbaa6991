export { default as dictionary } from '../dictionaries/it.json';
export { it as words } from '@larder/ui/words/it';
