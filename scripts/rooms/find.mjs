import { dirname, join, normalize } from 'node:path/posix';
import { FOR_TESTS, ORDER } from './order.mjs';

/** @typedef {Map<string, string>} Files the text of each file, by its path from the top folder */

const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"\n?]+)/g;
const IS_TEST = /\.(?:test|stories)\.tsx?$/;
/** The room of what lies in `src` itself. Where the order names it, it is a room as others, and has what is in none of them. */
const TOP = 'src';

const isIn = (path, folder) => path.startsWith(`${folder}/`);

/** Where a file is: its root and its room there. The room is undefined where the folder is none. */
function placeOf(file) {
  const root = Object.keys(ORDER).find((one) => isIn(file, one));
  if (root === undefined) return null;
  const path = file.slice(root.length + 1);
  const rooms = [...ORDER[root], ...FOR_TESTS].filter((room) => isIn(path, room));
  // Of two, the one that lies in the other.
  const [room] = rooms.toSorted((a, b) => b.length - a.length);
  return { root, room: room ?? (!path.includes('/') || ORDER[root].includes(TOP) ? TOP : undefined) };
}

/** What a file imports of ours, types included, with the line. */
function importsOf(file, text) {
  return [...text.matchAll(IMPORT)].map(({ 1: path = '', index }) => ({
    to: normalize(join(dirname(file), path)),
    line: text.slice(0, index).split('\n').length,
  }));
}

/** Why a file may not import another; null when it may. */
function refusal({ root, room }, to) {
  const other = placeOf(to);
  if (other === null || other.root !== root || other.room === room || other.room === undefined) return null;
  if (FOR_TESTS.includes(other.room)) return `${other.room} is for tests and stories alone.`;
  const order = ORDER[root].includes(TOP) ? ORDER[root] : [...ORDER[root], TOP];
  if (order.indexOf(other.room) < order.indexOf(room)) return null;
  if (other.room === TOP) return 'What lies in src puts the rooms together, and no room knows of it.';
  return (
    `${room} comes before ${other.room}, so it may not know of it. Move what both need down into ${room}, ` +
    `or let ${other.room} or src hand it in.`
  );
}

/** Every import that goes against the order of the rooms, and every file that is in none. */
function misplaced(files) {
  return [...files].flatMap(([file, text]) => {
    const place = placeOf(file);
    if (place === null || IS_TEST.test(file) || FOR_TESTS.includes(place.room)) return [];
    if (place.room === undefined) {
      return [
        `${file} is in no room. Put it in one, or give the new room its place in scripts/rooms/order.mjs.`,
      ];
    }
    return importsOf(file, text).flatMap(({ to, line }) => {
      const why = refusal(place, to);
      return why === null ? [] : [`${file}:${line} imports ${to}. ${why}`];
    });
  });
}

/** Every circle of imports, types included, once. */
function circles(files) {
  const found = [];
  /** @type {Map<string, 'open' | 'done'>} */
  const states = new Map();
  const path = [];
  const visit = (file) => {
    if (states.get(file) === 'done') return;
    if (states.get(file) === 'open') {
      const circle = [...path.slice(path.indexOf(file)), file];
      found.push(`${circle.join('\n  → ')}\n  is a circle. Move what these files share into one of its own.`);
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
 * What is wrong with the imports of these files, each with what to do.
 * @param {Files} files
 * @returns {string[]}
 */
export function faultsOf(files) {
  return [...misplaced(files), ...circles(files)];
}
