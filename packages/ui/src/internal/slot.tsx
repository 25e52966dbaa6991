import { Children, cloneElement, forwardRef, isValidElement, version } from 'react';
import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { useMergedRefs } from './use-merged-refs.ts';

type AnyProps = Record<string, unknown>;

interface SlotProps extends HTMLAttributes<HTMLElement> {
  /** The one element that becomes the root. */
  children?: ReactNode;
}

/**
 * Renders its only child with the component's own props merged in: the ground of every `asChild`.
 * Written here and not taken from Radix, because the login screen must load no part of Radix.
 */
export const Slot = forwardRef<HTMLElement, SlotProps>(function Slot({ children, ...props }, ref) {
  const child = Children.only(children);
  const element = isValidElement<AnyProps>(child) ? child : undefined;
  const merged = useMergedRefs(ref, element && refOf(element));
  if (!element) return null;
  return cloneElement(element, { ...mergeProps(props, element.props), ref: merged } as AnyProps);
});

/** React 19 keeps the ref among the props, React 18 beside them; reading the other place warns. */
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
