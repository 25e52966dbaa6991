declare const styles: {
  readonly 'figures': string;
  readonly 'icon': string;
  readonly 'line': string;
  readonly 'name': string;
  readonly 'root': string;
  readonly 'today': string;
};
export default styles;
