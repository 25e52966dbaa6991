declare const styles: {
  readonly 'layer': string;
  readonly 'root': string;
};
export default styles;
