import type { VesselSpec } from '../vessels/vessel.ts';
import type { PlateKind } from './kinds.ts';

/** What any dish may be served in. */
export const VESSELS = {
  plate: { kind: 'coupe', x: 400, y: 300, radius: 258, rim: '#f6efe0', well: '#e9dec6', band: '#b5522f' },
  bowl: { kind: 'deep-bowl', x: 400, y: 302, radius: 252, rim: '#f3ead8', well: '#d9c8a4', band: '#5f7f6a' },
  pan: { kind: 'skillet', x: 384, y: 306, radius: 226, tone: '#4a4542', handle: -24 },
  pot: { kind: 'pot', x: 400, y: 302, radius: 240, tone: '#b8452f', well: '#efe2c6' },
  board: { kind: 'board', x: 400, y: 302, rx: 300, ry: 206, tone: '#a8784a' },
  tray: { kind: 'tray', x: 400, y: 302, rx: 304, ry: 224, tone: '#5f5a55' },
  'baking-dish': {
    kind: 'baking-dish',
    x: 396,
    y: 300,
    rx: 286,
    ry: 206,
    rim: '#e0a23a',
    well: '#f3dfa8',
  },
  glass: { kind: 'glass-bowl', x: 400, y: 302, radius: 196 },
} as const satisfies Record<string, VesselSpec>;

/** The name of a vessel. */
export type VesselName = keyof typeof VESSELS;

/** All of them. */
export const VESSEL_NAMES = Object.keys(VESSELS) as VesselName[];

const FLAT: ReadonlySet<VesselName> = new Set<VesselName>(['plate', 'board', 'tray']);
const LIQUID: ReadonlySet<PlateKind> = new Set<PlateKind>(['soup', 'stew', 'drink']);

/** Whether a dish stays in a vessel: a soup does not stay on a board. */
export const canHold = (vessel: VesselName, kind: PlateKind): boolean =>
  !(FLAT.has(vessel) && LIQUID.has(kind));

/** Those that leave room for cutlery at the edge of the picture. */
export const NARROW: ReadonlySet<VesselName> = new Set<VesselName>(['plate', 'bowl', 'glass']);
