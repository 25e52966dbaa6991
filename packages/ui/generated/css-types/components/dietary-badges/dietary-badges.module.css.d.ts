declare const styles: {
  readonly 'badge': string;
  readonly 'root': string;
};
export default styles;
