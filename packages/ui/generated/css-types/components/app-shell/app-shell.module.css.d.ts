declare const styles: {
  readonly 'column': string;
  readonly 'home': string;
  readonly 'main': string;
  readonly 'root': string;
  readonly 'skip': string;
  readonly 'spine': string;
};
export default styles;
