declare const styles: {
  readonly 'match': string;
  readonly 'picture': string;
  readonly 'root': string;
};
export default styles;
