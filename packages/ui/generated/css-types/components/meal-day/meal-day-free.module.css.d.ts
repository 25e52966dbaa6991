declare const styles: {
  readonly 'root': string;
  readonly 'why': string;
};
export default styles;
