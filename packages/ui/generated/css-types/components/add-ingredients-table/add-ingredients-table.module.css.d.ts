declare const styles: {
  readonly 'caption': string;
  readonly 'error': string;
  readonly 'expires': string;
  readonly 'expiresHead': string;
  readonly 'foot': string;
  readonly 'more': string;
  readonly 'problems': string;
  readonly 'quantityHead': string;
  readonly 'question': string;
  readonly 'remove': string;
  readonly 'removeHead': string;
  readonly 'root': string;
  readonly 'submit': string;
  readonly 'table': string;
  readonly 'together': string;
  readonly 'unitHead': string;
};
export default styles;
