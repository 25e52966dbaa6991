declare const styles: {
  readonly 'root': string;
  readonly 'tooltip-in': string;
};
export default styles;
