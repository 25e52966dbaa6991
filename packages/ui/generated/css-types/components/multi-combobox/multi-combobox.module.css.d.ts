declare const styles: {
  readonly 'chosen': string;
  readonly 'item': string;
  readonly 'list': string;
  readonly 'option': string;
  readonly 'root': string;
  readonly 'text': string;
  readonly 'tick': string;
};
export default styles;
