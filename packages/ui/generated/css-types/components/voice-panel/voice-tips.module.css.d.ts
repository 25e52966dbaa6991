declare const styles: {
  readonly 'list': string;
  readonly 'root': string;
  readonly 'title': string;
};
export default styles;
