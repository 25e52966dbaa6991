/**
 * Starts loading files of code and their styles beside the entry, which would ask for them when it runs.
 * @param files URLs, separated by spaces
 */
export function preloadCode(files: string): void {
  for (const href of files.split(' ')) {
    const link = document.createElement('link');
    const isStyle = href.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}
