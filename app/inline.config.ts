import type { Plugin } from 'vite';

const SCRIPT = /<script src="(\/assets\/first-[^"]+)"( data-dashboard="[^"]*")><\/script>/;
/** Before an address beside the sheet that names it. */
const RELATIVE = /(url\(["']?)(?:\.\/)?(?=[\w-]+\.\w)/g;
const SHEET = /<link rel="stylesheet" crossorigin href="(\/assets\/[^"]+\.css)">/g;

/**
 * Puts the first script and the style sheets into the pages: without them nothing is painted, and each would be a
 * request of its own after the page's. The server's policy allows them by their hashes. The sheets' tags stay, disabled,
 * so that the code that needs a sheet finds it and loads no second one.
 */
export function inlined(): Plugin {
  return {
    name: 'larder-inline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const textOf = (path: string, tag: 'script' | 'style'): string => {
          const file = bundle[path.slice(1)];
          if (file?.type !== 'asset') throw new Error(`There is no ${path}.`);
          const text = String(file.source).trim();
          if (text.includes(`</${tag}`)) throw new Error(`${path} would end its own tag.`);
          // In a page, an address that is relative to the sheet would be relative to the page.
          return tag === 'style'
            ? text.replaceAll(RELATIVE, `$1${path.slice(0, path.lastIndexOf('/') + 1)}`)
            : text;
        };
        const used = new Set<string>();
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
          const sheets: string[] = [];
          file.source = String(file.source)
            .replaceAll(SHEET, (_tag, path: string) => {
              if (sheets.includes(path)) throw new Error(`${file.fileName} has ${path} twice.`);
              sheets.push(path);
              return `<style>${textOf(path, 'style')}</style><link rel="stylesheet" disabled href="${path}">`;
            })
            .replace(SCRIPT, (_tag, path: string, code: string) => {
              used.add(path.slice(1));
              // What is in the page is not fetched.
              const rest = sheets.reduce((files, sheet) => files.replace(` ${sheet}`, ''), code);
              return `<script${rest}>${textOf(path, 'script')}</script>`;
            });
        }
        if (used.size !== 1) throw new Error('The pages have no first script.');
        for (const path of used) delete bundle[path];
      },
    },
  };
}
