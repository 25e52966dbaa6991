declare const styles: {
  readonly 'none': string;
  readonly 'root': string;
  readonly 'source': string;
  readonly 'steps': string;
  readonly 'title': string;
};
export default styles;
