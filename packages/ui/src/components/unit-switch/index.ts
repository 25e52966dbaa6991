export { UnitSwitch, type UnitSwitchLabels, type UnitSwitchProps } from './unit-switch.tsx';
