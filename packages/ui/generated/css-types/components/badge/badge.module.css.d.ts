declare const styles: {
  readonly 'have': string;
  readonly 'icon': string;
  readonly 'missing': string;
  readonly 'neutral': string;
  readonly 'pill': string;
  readonly 'root': string;
  readonly 'tag': string;
};
export default styles;
