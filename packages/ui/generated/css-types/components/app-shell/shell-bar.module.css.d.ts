declare const styles: {
  readonly 'avatar': string;
  readonly 'bell': string;
  readonly 'hidden': string;
  readonly 'home': string;
  readonly 'menuButton': string;
  readonly 'shortcut': string;
  readonly 'topbar': string;
  readonly 'user': string;
  readonly 'username': string;
};
export default styles;
