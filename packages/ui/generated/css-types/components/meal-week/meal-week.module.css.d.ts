declare const styles: {
  readonly 'day': string;
  readonly 'glance': string;
  readonly 'header': string;
  readonly 'notes': string;
  readonly 'root': string;
  readonly 'title': string;
  readonly 'worth': string;
};
export default styles;
