export { isoMinutes } from './iso-minutes.ts';
export { isNode, isOfType, listOf, type Node } from './node.ts';
export { plainLinesOf, visibleText } from './plain-text.ts';
export { recipesAmong } from './recipes-among.ts';
