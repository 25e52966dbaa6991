declare const styles: {
  readonly 'jar': string;
  readonly 'root': string;
  readonly 'words': string;
};
export default styles;
