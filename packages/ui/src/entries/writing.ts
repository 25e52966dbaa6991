/** A cook's own recipes: the editor, photos, files, and what an import read. */
export * from '../components/file-field/index.ts';
export * from '../components/import-review/index.ts';
export * from '../components/ingredient-line-field/index.ts';
export * from '../components/method-picker/index.ts';
export * from '../components/photo-field/index.ts';
export * from '../components/recipe-editor/index.ts';
