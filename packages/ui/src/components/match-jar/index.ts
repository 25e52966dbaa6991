export { MatchJar, type MatchJarProps } from './match-jar.tsx';
