declare const styles: {
  readonly 'arrive': string;
  readonly 'fill': string;
  readonly 'root': string;
};
export default styles;
