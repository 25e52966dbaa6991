declare const styles: {
  readonly 'allergens': string;
  readonly 'body': string;
  readonly 'layout': string;
  readonly 'link': string;
  readonly 'matchNote': string;
  readonly 'need': string;
  readonly 'origin': string;
  readonly 'root': string;
  readonly 'subtitle': string;
  readonly 'title': string;
  readonly 'top': string;
};
export default styles;
