declare const styles: {
  readonly 'button': string;
  readonly 'root': string;
};
export default styles;
