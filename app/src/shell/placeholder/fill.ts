import { STORAGE_KEYS } from '@larder/client';
import { fromBase, withoutBase } from '../../platform/navigation/base.ts';
import { isBrowsePath, isDashboardPath } from '../../platform/navigation/paths.ts';
import { entryOf } from '../screens/dashboard/entry-of.ts';
import { TEMPLATES } from './template-ids.ts';

/** The part of the Storage interface that is read. */
type Kept = Pick<Storage, 'getItem'>;

/** Cook mode has no frame. */
const COOK_MODE = /\/recipes\/[^/]+\/cook\/?$/i;

/**
 * Shows the frame of signed-in screens, and the browse screen's outlines, or that there is no such page, until the app
 * has its code. It is a picture: nobody can focus it, and no screen reader reads it.
 * @param place the app's element
 */
export function fillPlace(place: Element, location: Pick<Location, 'pathname' | 'search'>, kept: Kept): void {
  const shown = isKnown(location.pathname) ? framed(location, kept) : copyOf(TEMPLATES.notFound);
  if (!shown) return;
  const picture = document.createElement('div');
  picture.setAttribute('inert', '');
  picture.setAttribute('aria-hidden', 'true');
  picture.append(shown);
  place.append(picture);
}

function isKnown(pathname: string): boolean {
  const [first = ''] = pathname.slice(1).toLowerCase().split('/', 1);
  return copyOf(TEMPLATES.places)?.textContent.split(' ').includes(first) ?? true;
}

/** Undefined when logged out, and for screens without the frame. */
function framed(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  kept: Kept,
): DocumentFragment | undefined {
  if (!isDashboardPath(pathname) || COOK_MODE.test(pathname)) return undefined;
  if (kept.getItem(STORAGE_KEYS.accessToken) === null) return undefined;
  const frame = copyOf(TEMPLATES.frame);
  if (!frame) return undefined;
  if (isBrowsePath(pathname) && search === '') {
    const main = frame.querySelector('main');
    main?.append(copyOf(TEMPLATES.browse) ?? '');
    if (kept.getItem(STORAGE_KEYS.userHasPantryItems) === 'true')
      main
        ?.querySelector('[data-slot="page-header-lead"]')
        ?.replaceChildren(copyOf(TEMPLATES.leadWithPantry) ?? '');
  }
  markCurrent(frame, pathname.toLowerCase());
  const name = kept.getItem(STORAGE_KEYS.username);
  if (name) sayName(frame, name);
  return frame;
}

/** Says instead of the picture that the app has not arrived, and offers to load the page again. */
export function sayFailed(place: Element, reload: () => void): void {
  const failed = copyOf(TEMPLATES.failed);
  if (!failed) return;
  failed.querySelector('button')?.addEventListener('click', reload);
  place.replaceChildren(failed);
}

function copyOf(id: string): DocumentFragment | undefined {
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}`);
  return template ? document.importNode(template.content, true) : undefined;
}

/** The home links lead to the dashboard too, and are never marked. */
const entries = () =>
  `[data-slot="app-shell-nav"] a, [data-slot="app-shell-bar"] a:not([href="${fromBase('/dashboard')}"])`;

function markCurrent(frame: DocumentFragment, pathname: string): void {
  const links = [...frame.querySelectorAll(entries())];
  const href = (link: Element) => withoutBase(link.getAttribute('href') ?? '');
  const current = entryOf(links.map(href), pathname);
  for (const link of links) if (href(link) === current) link.setAttribute('aria-current', 'page');
}

function sayName(frame: DocumentFragment, name: string): void {
  const user = frame.querySelector('[data-slot="app-shell-user"]');
  const [initial = ''] = name;
  const [avatar, shown] = [user?.querySelector('[aria-hidden]'), user?.querySelector('bdi')];
  if (avatar) avatar.textContent = initial.toUpperCase();
  if (shown) shown.textContent = name;
}
