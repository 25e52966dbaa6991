declare const styles: {
  readonly 'cards': string;
  readonly 'fields': string;
  readonly 'root': string;
  readonly 'row': string;
  readonly 'title': string;
};
export default styles;
