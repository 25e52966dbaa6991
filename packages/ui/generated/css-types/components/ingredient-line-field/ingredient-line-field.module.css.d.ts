declare const styles: {
  readonly 'actions': string;
  readonly 'buttons': string;
  readonly 'doubt': string;
  readonly 'field': string;
  readonly 'icon': string;
  readonly 'ingredient': string;
  readonly 'mender': string;
  readonly 'name': string;
  readonly 'note': string;
  readonly 'notes': string;
  readonly 'reading': string;
  readonly 'root': string;
};
export default styles;
