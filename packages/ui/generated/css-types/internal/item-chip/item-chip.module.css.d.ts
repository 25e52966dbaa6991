declare const styles: {
  readonly 'chip': string;
  readonly 'list': string;
  readonly 'name': string;
  readonly 'pop': string;
  readonly 'remove': string;
};
export default styles;
