declare const styles: {
  readonly 'count': string;
  readonly 'root': string;
};
export default styles;
