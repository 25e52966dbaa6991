declare const styles: {
  readonly 'chip': string;
  readonly 'message': string;
  readonly 'panel': string;
  readonly 'past': string;
  readonly 'quick': string;
  readonly 'root': string;
};
export default styles;
