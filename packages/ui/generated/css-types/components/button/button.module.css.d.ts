declare const styles: {
  readonly 'danger': string;
  readonly 'ghost': string;
  readonly 'link': string;
  readonly 'primary': string;
  readonly 'root': string;
  readonly 'secondary': string;
  readonly 'small': string;
  readonly 'wide': string;
};
export default styles;
