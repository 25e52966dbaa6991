declare const styles: {
  readonly 'chevron': string;
  readonly 'day': string;
  readonly 'grid': string;
  readonly 'head': string;
  readonly 'month': string;
  readonly 'root': string;
};
export default styles;
