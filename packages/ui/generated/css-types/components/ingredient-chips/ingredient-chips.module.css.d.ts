declare const styles: {
  readonly 'clear': string;
  readonly 'count': string;
  readonly 'header': string;
  readonly 'note': string;
  readonly 'root': string;
  readonly 'title': string;
};
export default styles;
