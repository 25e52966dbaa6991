declare const styles: {
  readonly 'chip': string;
  readonly 'root': string;
};
export default styles;
