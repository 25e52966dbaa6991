declare const styles: {
  readonly 'chips': string;
  readonly 'group': string;
  readonly 'inline': string;
  readonly 'name': string;
  readonly 'root': string;
  readonly 'rows': string;
  readonly 'stacked': string;
  readonly 'unknown': string;
};
export default styles;
