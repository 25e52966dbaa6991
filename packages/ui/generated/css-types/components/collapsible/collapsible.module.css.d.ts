declare const styles: {
  readonly 'chevron': string;
  readonly 'content': string;
  readonly 'heading': string;
  readonly 'root': string;
  readonly 'trigger': string;
  readonly 'unfold': string;
  readonly 'words': string;
};
export default styles;
