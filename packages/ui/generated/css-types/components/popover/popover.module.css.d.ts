declare const styles: {
  readonly 'popover-in': string;
  readonly 'root': string;
};
export default styles;
