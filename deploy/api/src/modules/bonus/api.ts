/** What other modules may use of `bonus`: they import nothing else of it. */

export { expectedBonuses } from './personal-bonuses';
