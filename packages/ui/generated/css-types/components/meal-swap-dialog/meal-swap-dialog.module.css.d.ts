declare const styles: {
  readonly 'lines': string;
  readonly 'meals': string;
  readonly 'plate': string;
  readonly 'root': string;
  readonly 'waiting': string;
};
export default styles;
