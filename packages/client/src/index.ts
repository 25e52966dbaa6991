export { ApiError, isUnreadable, type Problem } from './api-error.ts';
export { createLarderClient, type LarderClient, type LarderClientOptions } from './client.ts';
export { STORAGE_KEYS, type Session } from './session.ts';
export { rememberedZone } from './time-zone.ts';
export { unwrap } from './unwrap.ts';
