declare const styles: {
  readonly 'also': string;
  readonly 'cell': string;
  readonly 'check': string;
  readonly 'day': string;
  readonly 'item': string;
  readonly 'more': string;
  readonly 'name': string;
  readonly 'note': string;
  readonly 'picture': string;
  readonly 'plate': string;
  readonly 'root': string;
  readonly 'title': string;
};
export default styles;
