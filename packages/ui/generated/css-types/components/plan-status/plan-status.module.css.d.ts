declare const styles: {
  readonly 'generating': string;
  readonly 'root': string;
  readonly 'text': string;
  readonly 'title': string;
};
export default styles;
