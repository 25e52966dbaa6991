import { dirname, join, normalize } from 'node:path/posix';
import ts from 'typescript';
import { FOR_TESTS, ORDER } from './order.mjs';

/** @typedef {Map<string, string>} Files file texts by path from the top folder */

const IS_TEST = /\.(?:test|stories)\.tsx?$/;
/** The room of files directly in `src`. If the order names it, it is a room like the others. */
const TOP = 'src';

const isIn = (path, folder) => path.startsWith(`${folder}/`);

/** A file's root and room. The room is undefined if its folder is not a room. */
function placeOf(file) {
  const root = Object.keys(ORDER).find((one) => isIn(file, one));
  if (root === undefined) return null;
  const path = file.slice(root.length + 1);
  const rooms = [...ORDER[root], ...FOR_TESTS].filter((room) => isIn(path, room));
  // The inner of two nested rooms.
  const [room] = rooms.toSorted((a, b) => b.length - a.length);
  return { root, room: room ?? (!path.includes('/') || ORDER[root].includes(TOP) ? TOP : undefined) };
}

/** A file's imports of our own code, including types, with their lines. */
function importsOf(file, text) {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName, pos }) => ({
      to: normalize(join(dirname(file), fileName.split('?', 1)[0] ?? '')),
      line: text.slice(0, pos).split('\n').length,
    }));
}

/** Why a file may not import another; null if it may. */
function refusal({ root, room }, to) {
  const other = placeOf(to);
  if (other === null || other.root !== root || other.room === room || other.room === undefined) return null;
  if (FOR_TESTS.includes(other.room)) return `${other.room} is for tests and stories alone.`;
  const order = ORDER[root].includes(TOP) ? ORDER[root] : [...ORDER[root], TOP];
  if (order.indexOf(other.room) < order.indexOf(room)) return null;
  if (other.room === TOP) return 'Files directly in src assemble the rooms, so rooms must not import them.';
  return (
    `${room} comes before ${other.room}, so it must not import it. Move what both need down into ${room}, ` +
    `or let ${other.room} or src pass it in.`
  );
}

/** Every import against the order of the rooms, and every file outside a room. */
function misplaced(files) {
  return [...files].flatMap(([file, text]) => {
    const place = placeOf(file);
    if (place === null || IS_TEST.test(file) || FOR_TESTS.includes(place.room)) return [];
    if (place.room === undefined) {
      return [`${file} is not in a room. Move it into one, or add the new room to scripts/rooms/order.mjs.`];
    }
    return importsOf(file, text).flatMap(({ to, line }) => {
      const why = refusal(place, to);
      return why === null ? [] : [`${file}:${line} imports ${to}. ${why}`];
    });
  });
}

/** Every import cycle, including types, once. */
function circles(files) {
  const found = [];
  /** @type {Map<string, 'open' | 'done'>} */
  const states = new Map();
  const path = [];
  const visit = (file) => {
    if (states.get(file) === 'done') return;
    if (states.get(file) === 'open') {
      const circle = [...path.slice(path.indexOf(file)), file];
      found.push(
        `${circle.join('\n  → ')}\n  is an import cycle. Move what these files share into a separate file.`,
      );
      return;
    }
    states.set(file, 'open');
    path.push(file);
    for (const { to } of importsOf(file, files.get(file) ?? '')) if (files.has(to)) visit(to);
    path.pop();
    states.set(file, 'done');
  };
  for (const file of files.keys()) visit(file);
  return found;
}

/**
 * Problems with the imports of these files, each with how to fix it.
 * @param {Files} files
 * @returns {string[]}
 */
export function faultsOf(files) {
  return [...misplaced(files), ...circles(files)];
}
