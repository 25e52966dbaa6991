declare const styles: {
  readonly 'globe': string;
  readonly 'own': string;
  readonly 'picture': string;
  readonly 'root': string;
};
export default styles;
