declare const styles: {
  readonly 'bands': string;
  readonly 'entries': string;
  readonly 'entry': string;
  readonly 'logoutIcon': string;
  readonly 'menu': string;
  readonly 'nav': string;
};
export default styles;
