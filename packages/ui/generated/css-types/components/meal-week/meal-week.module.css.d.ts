declare const styles: {
  readonly 'header': string;
  readonly 'root': string;
  readonly 'title': string;
};
export default styles;
