declare const styles: {
  readonly 'body': string;
  readonly 'breathe': string;
  readonly 'facts': string;
  readonly 'layout': string;
  readonly 'method': string;
  readonly 'picture': string;
  readonly 'root': string;
  readonly 'text': string;
  readonly 'title': string;
  readonly 'top': string;
};
export default styles;
