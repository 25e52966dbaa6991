declare const styles: {
  readonly 'root': string;
  readonly 'title': string;
  readonly 'words': string;
};
export default styles;
