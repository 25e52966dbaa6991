declare const styles: {
  readonly 'body': string;
  readonly 'error': string;
  readonly 'lines': string;
  readonly 'meals': string;
  readonly 'plate': string;
  readonly 'root': string;
  readonly 'waiting': string;
};
export default styles;
