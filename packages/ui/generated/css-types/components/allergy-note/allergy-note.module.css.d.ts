declare const styles: {
  readonly 'icon': string;
  readonly 'line': string;
  readonly 'panel': string;
  readonly 'root': string;
  readonly 'text': string;
};
export default styles;
