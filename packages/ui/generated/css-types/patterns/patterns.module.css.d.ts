declare const styles: {
  readonly 'actions': string;
  readonly 'form': string;
  readonly 'kept': string;
  readonly 'pair': string;
  readonly 'panel': string;
  readonly 'source': string;
  readonly 'stack': string;
};
export default styles;
