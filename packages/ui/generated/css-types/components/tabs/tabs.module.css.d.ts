declare const styles: {
  readonly 'cards': string;
  readonly 'count': string;
  readonly 'description': string;
  readonly 'frame': string;
  readonly 'icon': string;
  readonly 'line': string;
  readonly 'list': string;
  readonly 'name': string;
  readonly 'panel': string;
  readonly 'tab': string;
  readonly 'trailing': string;
  readonly 'words': string;
};
export default styles;
