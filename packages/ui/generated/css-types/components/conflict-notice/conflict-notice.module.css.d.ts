declare const styles: {
  readonly 'actions': string;
  readonly 'fields': string;
  readonly 'root': string;
  readonly 'title': string;
};
export default styles;
