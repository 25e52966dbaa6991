declare const styles: {
  readonly 'content': string;
  readonly 'root': string;
};
export default styles;
