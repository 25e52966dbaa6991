export { default as dictionary } from '../dictionaries/es.json';
export { es as words } from '@larder/ui/words/es';
