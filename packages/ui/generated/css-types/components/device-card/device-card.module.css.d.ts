declare const styles: {
  readonly 'hint': string;
  readonly 'list': string;
  readonly 'row': string;
  readonly 'title': string;
  readonly 'words': string;
};
export default styles;
