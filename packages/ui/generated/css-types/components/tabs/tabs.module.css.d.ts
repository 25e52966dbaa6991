declare const styles: {
  readonly 'count': string;
  readonly 'frame': string;
  readonly 'icon': string;
  readonly 'list': string;
  readonly 'name': string;
  readonly 'panel': string;
  readonly 'tab': string;
  readonly 'trailing': string;
  readonly 'words': string;
};
export default styles;
