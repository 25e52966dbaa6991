/** Pictures of dishes that have no photo, drawn from what is in them. */
export * from '../components/table-picture/index.ts';
