declare const styles: {
  readonly 'amount': string;
  readonly 'detail': string;
  readonly 'line': string;
  readonly 'name': string;
  readonly 'root': string;
  readonly 'strike': string;
  readonly 'tick': string;
  readonly 'words': string;
};
export default styles;
