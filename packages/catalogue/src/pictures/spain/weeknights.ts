import { type PictureSpec, scatter, spots } from '@larder/plates';

/** The tables of Spanish dinners that are on the table in half an hour. */
export const SPAIN_WEEKNIGHTS = {
  'macarrones-con-chorizo': {
    ground: { pattern: 'azulejo', motif: 'circle', base: '#4f8a5c', print: '#346a42' },
    vessel: {
      kind: 'casserole',
      x: 400,
      y: 302,
      rx: 300,
      ry: 210,
      tone: '#2f5f8f',
      well: '#e9dcc0',
    },
    layers: [{ kind: 'soup', tones: ['#c4482a', '#d45c38', '#a83a20'], texture: 'coarse' }],
    toppings: [
      { kind: 'tube', tone: '#eab062', size: 26, long: true, place: scatter(70, { to: 0.84, gap: 0.9 }) },
      { kind: 'tube', tone: '#f3c884', size: 25, long: true, place: scatter(36, { to: 0.7, gap: 1 }) },
      { kind: 'chorizo', size: 26, place: scatter(16, { to: 0.76, gap: 1.5 }) },
      { kind: 'shaving', tone: '#fbeec0', size: 15, place: scatter(46, { to: 0.7, gap: 0.9 }) },
    ],
    sides: [
      { kind: 'cheese-wedge', x: 722, y: 98, size: 0.94 },
      { kind: 'wooden-spoon', x: 68, y: 350, turn: -8, size: 0.86 },
      { kind: 'garlic-head', x: 720, y: 506, size: 0.9 },
    ],
  },
  'patatas-con-garbanzos-y-acelgas': {
    ground: { pattern: 'azulejo', motif: 'circle', base: '#d9c06a', print: '#b0923a' },
    vessel: { kind: 'pot', x: 398, y: 302, radius: 250, tone: '#4f7a5c', well: '#7a3a1a' },
    layers: [
      { kind: 'soup', tones: ['#d9782c', '#e58f42', '#c4641e'], texture: 'broth' },
      { kind: 'potato', size: 50, place: scatter(12, { to: 0.78, gap: 1.2 }) },
      {
        kind: 'wilted',
        tones: ['#3f7a34', '#2f6428', '#5a9444'],
        size: 50,
        place: scatter(12, { to: 0.82, gap: 1.2 }),
      },
      { kind: 'chickpea', size: 22, place: scatter(30, { to: 0.86, gap: 1.3 }) },
      { kind: 'potato', tone: '#f3d68c', size: 44, place: scatter(4, { to: 0.6, gap: 2.2 }) },
      { kind: 'oil', tone: '#f0a040', count: 26 },
    ],
    toppings: [{ kind: 'bay-leaf', size: 56, place: spots([0.24, -0.34, 40]) }],
    sides: [
      { kind: 'bread-slice', x: 92, y: 500, turn: -18, size: 1.06 },
      { kind: 'garlic-head', x: 88, y: 92, size: 0.92 },
      { kind: 'spoon', x: 728, y: 420, turn: 6 },
    ],
  },
} satisfies Record<string, PictureSpec>;
