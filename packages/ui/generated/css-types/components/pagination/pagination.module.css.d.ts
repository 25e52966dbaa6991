declare const styles: {
  readonly 'arrow': string;
  readonly 'buttons': string;
  readonly 'page': string;
  readonly 'root': string;
};
export default styles;
