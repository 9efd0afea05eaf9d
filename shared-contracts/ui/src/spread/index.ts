export { Spread } from './spread';
