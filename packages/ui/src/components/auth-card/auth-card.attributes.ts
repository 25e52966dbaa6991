import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const authCardAttributes: DataAttributes = [
  { name: 'data-layout', slot: 'auth-card', says: 'The form that it is for', values: ['login', 'signup'] },
];
