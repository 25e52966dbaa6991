declare const styles: {
  readonly 'pair': string;
  readonly 'root': string;
};
export default styles;
