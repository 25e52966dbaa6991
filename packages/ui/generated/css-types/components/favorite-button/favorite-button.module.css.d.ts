declare const styles: {
  readonly 'favorite-pop': string;
  readonly 'favorite-wait': string;
  readonly 'heart': string;
  readonly 'root': string;
};
export default styles;
