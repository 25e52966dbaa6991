declare const styles: {
  readonly 'count': string;
  readonly 'head': string;
  readonly 'root': string;
  readonly 'rows': string;
  readonly 'title': string;
};
export default styles;
