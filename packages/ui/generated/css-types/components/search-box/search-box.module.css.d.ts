declare const styles: {
  readonly 'button': string;
  readonly 'field': string;
  readonly 'form': string;
  readonly 'icon': string;
  readonly 'root': string;
  readonly 'words': string;
};
export default styles;
