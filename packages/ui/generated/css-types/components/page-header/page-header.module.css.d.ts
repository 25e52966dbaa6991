declare const styles: {
  readonly 'actions': string;
  readonly 'lead': string;
  readonly 'root': string;
  readonly 'title': string;
  readonly 'words': string;
};
export default styles;
