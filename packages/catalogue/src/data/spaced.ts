/** 'gluten_free' as cooks write it. */
export const spaced = (value: string) => value.replaceAll(/[_-]/g, ' ');
