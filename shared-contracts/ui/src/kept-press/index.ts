export { KeptPress, type KeptPressProps } from './kept-press';
export { useKeptPress } from './use-kept-press';
