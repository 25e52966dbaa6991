declare const styles: {
  readonly 'field': string;
  readonly 'first': string;
  readonly 'item': string;
  readonly 'items': string;
  readonly 'name': string;
  readonly 'root': string;
  readonly 'title': string;
  readonly 'trigger': string;
};
export default styles;
