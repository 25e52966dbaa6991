declare const styles: {
  readonly 'amount': string;
  readonly 'choice': string;
  readonly 'head': string;
  readonly 'item': string;
  readonly 'items': string;
  readonly 'name': string;
  readonly 'note': string;
  readonly 'problem': string;
  readonly 'purchase': string;
  readonly 'purchases': string;
  readonly 'root': string;
  readonly 'tick': string;
  readonly 'title': string;
  readonly 'when': string;
};
export default styles;
