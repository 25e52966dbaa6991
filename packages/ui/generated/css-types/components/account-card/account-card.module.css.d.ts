declare const styles: {
  readonly 'hint': string;
  readonly 'row': string;
  readonly 'title': string;
  readonly 'words': string;
};
export default styles;
