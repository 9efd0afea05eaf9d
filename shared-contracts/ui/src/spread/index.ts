export { Spread, type SpreadProps } from './spread';
