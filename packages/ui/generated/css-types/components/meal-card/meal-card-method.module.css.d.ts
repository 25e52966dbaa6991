declare const styles: {
  readonly 'lines': string;
  readonly 'root': string;
  readonly 'steps': string;
  readonly 'toggle': string;
};
export default styles;
