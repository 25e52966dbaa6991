export { default as dictionary } from '../dictionaries/hi.json';
export { hi as words } from '@larder/ui/words/hi';
