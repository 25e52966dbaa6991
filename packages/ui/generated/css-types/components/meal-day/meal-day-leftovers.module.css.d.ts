declare const styles: {
  readonly 'icon': string;
  readonly 'root': string;
  readonly 'single': string;
  readonly 'words': string;
};
export default styles;
