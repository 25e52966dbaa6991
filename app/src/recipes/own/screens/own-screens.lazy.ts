/** Both screens with a recipe editor, as one file: they share nearly all of their code. */
export { default as ImportScreen } from './import/import.screen.tsx';
export { default as WriteScreen } from './write/write.screen.tsx';
