declare const styles: {
  readonly 'group': string;
  readonly 'icon': string;
  readonly 'root': string;
  readonly 'text': string;
  readonly 'times': string;
  readonly 'toast': string;
  readonly 'toast-in': string;
};
export default styles;
