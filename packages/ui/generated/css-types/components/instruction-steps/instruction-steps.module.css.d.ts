declare const styles: {
  readonly 'amountsNote': string;
  readonly 'needs': string;
  readonly 'none': string;
  readonly 'root': string;
  readonly 'screenNote': string;
  readonly 'source': string;
  readonly 'step': string;
  readonly 'steps': string;
  readonly 'title': string;
};
export default styles;
