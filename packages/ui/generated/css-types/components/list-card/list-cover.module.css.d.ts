declare const styles: {
  readonly 'mosaic': string;
  readonly 'picture': string;
  readonly 'root': string;
  readonly 'row': string;
};
export default styles;
