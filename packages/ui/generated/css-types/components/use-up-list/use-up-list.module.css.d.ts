declare const styles: {
  readonly 'dish': string;
  readonly 'item': string;
  readonly 'items': string;
  readonly 'link': string;
  readonly 'name': string;
  readonly 'plan': string;
  readonly 'root': string;
  readonly 'title': string;
  readonly 'when': string;
};
export default styles;
