declare const styles: {
  readonly 'cross': string;
  readonly 'icon': string;
  readonly 'refresh': string;
  readonly 'root': string;
  readonly 'text': string;
  readonly 'words': string;
};
export default styles;
