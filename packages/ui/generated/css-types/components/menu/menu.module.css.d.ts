declare const styles: {
  readonly 'box': string;
  readonly 'check': string;
  readonly 'danger': string;
  readonly 'group': string;
  readonly 'icon': string;
  readonly 'item': string;
  readonly 'label': string;
  readonly 'menu-check': string;
  readonly 'menu-in': string;
  readonly 'menu-wait': string;
  readonly 'root': string;
  readonly 'separator': string;
  readonly 'words': string;
};
export default styles;
