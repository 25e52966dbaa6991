declare const styles: {
  readonly 'aside': string;
  readonly 'collapsible': string;
  readonly 'content': string;
  readonly 'description': string;
  readonly 'head': string;
  readonly 'root': string;
  readonly 'title': string;
  readonly 'trigger': string;
};
export default styles;
