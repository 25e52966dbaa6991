import { Children, cloneElement, forwardRef, isValidElement, version } from 'react';
import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { useMergedRefs } from './use-merged-refs.ts';

type AnyProps = Record<string, unknown>;

interface SlotProps extends HTMLAttributes<HTMLElement> {
  /** The single element that becomes the root. */
  children?: ReactNode;
}

/**
 * Renders its only child with the component's props merged in: the basis of every `asChild`. Not Radix's
 * Slot, because the login page must not load any of Radix.
 */
export const Slot = forwardRef<HTMLElement, SlotProps>(function Slot({ children, ...props }, ref) {
  const child = Children.only(children);
  const element = isValidElement<AnyProps>(child) ? child : undefined;
  const merged = useMergedRefs(ref, element && refOf(element));
  if (!element) return null;
  return cloneElement(element, { ...mergeProps(props, element.props), ref: merged } as AnyProps);
});

/** React 19 keeps the ref in the props, React 18 next to them; reading the wrong place logs a warning. */
function refOf(child: ReactElement<AnyProps>): Ref<HTMLElement> | undefined {
  const holder: unknown = version.startsWith('18') ? child : child.props;
  return (holder as { ref?: Ref<HTMLElement> }).ref;
}

function mergeProps(own: AnyProps, childs: AnyProps): AnyProps {
  const merged: AnyProps = { ...own, ...childs };
  for (const [name, mine] of Object.entries(own)) {
    const theirs = childs[name];
    if (theirs === undefined) merged[name] = mine;
    else if (name === 'className') merged[name] = classNames(mine as string, theirs as string);
    else if (name === 'style') merged[name] = { ...(mine as object), ...(theirs as object) };
    else if (typeof mine === 'function' && typeof theirs === 'function' && /^on[A-Z]/.test(name)) {
      merged[name] = (...args: unknown[]) => {
        theirs(...args);
        mine(...args);
      };
    }
  }
  return merged;
}
