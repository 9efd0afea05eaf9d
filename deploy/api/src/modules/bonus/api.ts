/** The part of `bonus` that other modules may import. */

export { expectedBonuses } from './personal-bonuses';
