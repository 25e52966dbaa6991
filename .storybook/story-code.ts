/** Stands before the name of a component that a story file declares for itself, until `storyCode` knows whose story it is. */
const OF_STORY = 'OfStory.';

/** What a component says about itself, whether a function, a `forwardRef` or a `memo`. */
export interface NamedType {
  displayName?: string;
  name?: string;
  render?: NamedType;
  type?: NamedType;
  /** Set by the plugin `storyComponents`. */
  isOfStory?: boolean;
  __docgenInfo?: { displayName?: string; description?: string };
}

/** What `storyCode` reads of a story. */
interface CodedStory {
  component?: NamedType | undefined;
  parameters: { __isArgsStory?: boolean; docs?: { source?: { originalSource?: string } } };
}

// oxlint-disable no-underscore-dangle -- Storybook's own names
/** The name by which a component is imported. */
export function componentName(type: NamedType | symbol | undefined): string | undefined {
  if (!type) return undefined;
  // 'react.fragment' is a Fragment.
  if (typeof type === 'symbol') return pascalCase(type.description?.split('.').at(-1));
  const own = type.__docgenInfo?.displayName ?? type.displayName ?? (type.name || undefined);
  return own ?? componentName(type.render) ?? componentName(type.type);
}

/** The docstring of a component. */
export const docstringOf = (type: NamedType | undefined) => type?.__docgenInfo?.description;

const pascalCase = (name = '') => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Storybook's `parameters.jsx`: how the elements that a story renders are written as code. */
export const CODE_OF_ELEMENTS = {
  displayName: ({ type }: { type: string | NamedType }): string => {
    if (typeof type === 'string') return type;
    const name = componentName(type) ?? 'Component';
    return type.isOfStory ? `${OF_STORY}${name}` : name;
  },
  /** A function is written by its name, and the story's own spies as something that does nothing. */
  functionValue: (value: { name: string }): string =>
    'mock' in value || !/^[a-z]\w{2,}$/.test(value.name) ? '() => {}' : value.name,
};

/**
 * The code that a story's panel shows. A component of the story file that only keeps the state of the documented one, and
 * passes the story's args on, is shown as the documented one. If it does anything else, the source of the story says more.
 */
export function storyCode(written: string, { component, parameters }: CodedStory): string {
  const code = withoutFragments(written).replaceAll('[object Map]', 'new Map()');
  if (!code.includes(OF_STORY)) return code;
  const name = componentName(component);
  if (name === undefined || !parameters.__isArgsStory) return parameters.docs?.source?.originalSource ?? code;
  return code.replaceAll(/OfStory\.(\w+)/g, (_, own: string) => (code.includes(`<${name}`) ? own : name));
}

/** Among children, Storybook gives every fragment a key, and its children are the element's own without it. */
function withoutFragments(code: string): string {
  let depth = 0;
  const lines = code.split('\n').flatMap((line) => {
    const tag = line.trim();
    if (tag.startsWith('<React.Fragment key=')) {
      depth += tag.endsWith('/>') ? 0 : 1;
      return [];
    }
    if (tag !== '</React.Fragment>') return [withoutInline(line.slice(depth * 2))];
    depth -= 1;
    return [];
  });
  return lines.join('\n');
}

/** The same in a prop, which is written in one line. A key among children begins with a dot. */
function withoutInline(line: string): string {
  const open: boolean[] = [];
  return line.replaceAll(/<(\/?)React\.Fragment(?: key="([^"]*)")?>/g, (tag, slash: string, key = '') => {
    if (slash === '') open.push(key.startsWith('.'));
    return (slash === '' ? open.at(-1) : open.pop()) ? '' : tag;
  });
}
