declare const styles: {
  readonly 'aside': string;
  readonly 'body': string;
  readonly 'error': string;
  readonly 'group': string;
  readonly 'head': string;
  readonly 'hidden': string;
  readonly 'hint': string;
  readonly 'legend': string;
  readonly 'row': string;
  readonly 'stacked': string;
};
export default styles;
