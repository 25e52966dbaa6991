declare const styles: {
  readonly 'actions': string;
  readonly 'complete': string;
  readonly 'copy': string;
  readonly 'estimate': string;
  readonly 'figures': string;
  readonly 'hint': string;
  readonly 'icon': string;
  readonly 'jar': string;
  readonly 'line': string;
  readonly 'root': string;
};
export default styles;
