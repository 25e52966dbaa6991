declare const styles: {
  readonly 'check': string;
  readonly 'chip': string;
  readonly 'cross': string;
  readonly 'filter': string;
  readonly 'icon': string;
  readonly 'item': string;
  readonly 'pop': string;
  readonly 'toggle': string;
};
export default styles;
