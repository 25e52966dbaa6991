declare const styles: {
  readonly 'body': string;
  readonly 'layout': string;
  readonly 'link': string;
  readonly 'need': string;
  readonly 'origin': string;
  readonly 'root': string;
  readonly 'title': string;
  readonly 'top': string;
};
export default styles;
