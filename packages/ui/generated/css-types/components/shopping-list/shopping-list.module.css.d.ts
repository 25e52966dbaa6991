declare const styles: {
  readonly 'column': string;
  readonly 'groups': string;
  readonly 'root': string;
};
export default styles;
