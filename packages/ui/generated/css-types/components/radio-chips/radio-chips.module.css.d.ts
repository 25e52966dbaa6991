declare const styles: {
  readonly 'check': string;
  readonly 'chip': string;
  readonly 'clearable': string;
  readonly 'cross': string;
  readonly 'input': string;
};
export default styles;
