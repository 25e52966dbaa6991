declare const styles: {
  readonly 'error': string;
  readonly 'foot': string;
  readonly 'more': string;
  readonly 'quantityHead': string;
  readonly 'remove': string;
  readonly 'removeHead': string;
  readonly 'root': string;
  readonly 'submit': string;
  readonly 'table': string;
  readonly 'unitHead': string;
};
export default styles;
