declare const styles: {
  readonly 'arrow': string;
  readonly 'day': string;
  readonly 'days': string;
  readonly 'name': string;
  readonly 'root': string;
  readonly 'slot': string;
  readonly 'there': string;
  readonly 'waiting': string;
};
export default styles;
