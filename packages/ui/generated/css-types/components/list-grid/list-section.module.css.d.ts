declare const styles: {
  readonly 'root': string;
  readonly 'title': string;
};
export default styles;
