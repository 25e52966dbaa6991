export { default as dictionary } from '../dictionaries/fr.json';
export { fr as words } from '@larder/ui/words/fr';
