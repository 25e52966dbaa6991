declare const styles: {
  readonly 'keep': string;
  readonly 'root': string;
  readonly 'tools': string;
};
export default styles;
