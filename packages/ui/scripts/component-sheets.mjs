import { normalizePath } from 'vite';

const isSheet = (id) => id.endsWith('.module.css');

/**
 * Collects the rules of each component: those of its own CSS modules, and of all that it imports.
 * @param {string} folder holds a folder for each component
 * @returns {{ plugin: import('vite').Plugin, byComponent: Map<string, string> }} filled once the build has ended
 */
export function componentSheets(folder) {
  const root = `${normalizePath(folder)}/`;
  const rules = new Map();
  const byComponent = new Map();

  /** The sheets behind a module in the order in which they are loaded: a component's own rules come last. */
  function sheetsOf(id, getModuleInfo, seen = new Set()) {
    if (seen.has(id)) return [];
    seen.add(id);
    const imported = getModuleInfo(id)?.importedIds ?? [];
    return [
      ...imported.flatMap((other) => sheetsOf(other, getModuleInfo, seen)),
      ...(isSheet(id) ? [id] : []),
    ];
  }

  const plugin = {
    name: 'component-sheets',
    // Between Vite's two steps: class names are scoped and urls resolved, but the rules are not collected yet.
    transform(code, id) {
      if (isSheet(id)) rules.set(id, code);
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [name, file] = id.startsWith(root) ? id.slice(root.length).split('/') : [];
        if (file !== 'index.ts') continue;
        const sheets = sheetsOf(id, (other) => this.getModuleInfo(other));
        byComponent.set(name, sheets.map((sheet) => rules.get(sheet)).join('\n'));
      }
    },
  };
  return { plugin, byComponent };
}
