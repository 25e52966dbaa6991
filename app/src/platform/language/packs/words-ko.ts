export { default as dictionary } from '../dictionaries/ko.json';
export { ko as words } from '@larder/ui/words/ko';
