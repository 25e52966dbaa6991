declare const styles: {
  readonly 'breathe': string;
  readonly 'button': string;
  readonly 'hint': string;
  readonly 'ring': string;
  readonly 'rings': string;
  readonly 'root': string;
  readonly 'title': string;
};
export default styles;
