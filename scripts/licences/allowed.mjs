/** Licences of everything shipped to cooks and users of the library. */
const SHIPPED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  'BlueOak-1.0.0',
];
/** Licences of build and test tools. */
const FOR_WORK = [...SHIPPED, 'MPL-2.0', 'CC0-1.0', 'CC-BY-4.0', 'Python-2.0'];

/** Packages whose manifest lacks the licence found in their folder. */
const READ_BY_HAND = {
  spawndamnit: { version: '3.0.1', licence: 'MIT' },
};

/**
 * The disallowed entries of `pnpm licenses list --json`, one line each. `A OR B` needs one allowed licence,
 * `A AND B` both.
 * @param {Record<string, { name: string, versions: string[] }[]>} listed
 * @param {'shipped' | 'for work'} use
 */
export function refused(listed, use) {
  const allowed = new Set(use === 'shipped' ? SHIPPED : FOR_WORK);
  return Object.entries(listed).flatMap(([licence, packages]) =>
    packages
      .filter((each) => !isAllowed(licenceOf(each, licence), allowed))
      .map(({ name, versions }) => `${name} ${versions.join(', ')}: ${licence}`),
  );
}

function licenceOf({ name, versions }, licence) {
  const known = READ_BY_HAND[name];
  const isKnown = licence === 'Unknown' && known && versions.every((version) => version === known.version);
  return isKnown ? known.licence : licence;
}

function isAllowed(expression, allowed) {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((all) => all.split(' AND ').every((one) => allowed.has(one.trim())));
}
