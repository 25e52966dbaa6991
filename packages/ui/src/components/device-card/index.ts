export { DeviceCard, type Device, type DeviceCardLabels, type DeviceCardProps } from './device-card.tsx';
