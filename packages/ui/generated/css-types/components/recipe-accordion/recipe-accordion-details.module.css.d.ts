declare const styles: {
  readonly 'actions': string;
  readonly 'columns': string;
  readonly 'figures': string;
  readonly 'ingredients': string;
  readonly 'instructions': string;
  readonly 'root': string;
  readonly 'top': string;
};
export default styles;
