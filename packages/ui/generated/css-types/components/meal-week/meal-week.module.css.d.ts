declare const styles: {
  readonly 'day': string;
  readonly 'header': string;
  readonly 'notes': string;
  readonly 'root': string;
  readonly 'title': string;
  readonly 'worth': string;
};
export default styles;
