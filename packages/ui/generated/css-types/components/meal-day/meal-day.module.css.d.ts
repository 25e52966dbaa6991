declare const styles: {
  readonly 'meals': string;
  readonly 'root': string;
};
export default styles;
