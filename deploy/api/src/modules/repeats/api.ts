/** Which orders may be repeated, and how often. A visitor chooses this before the order is made. */

export { chosenMode, intervalFrom, lockMode } from './repeat-mode';
export { NOT_REPEATABLE, repeatable } from './repeatable';
