import { type PictureSpec, scatter } from '@larder/plates';

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
} satisfies Record<string, PictureSpec>;
