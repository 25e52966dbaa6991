declare const styles: {
  readonly 'cell': string;
  readonly 'grid': string;
  readonly 'root': string;
};
export default styles;
