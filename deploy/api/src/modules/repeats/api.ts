/** Which orders may repeat, and how often: what a visitor chooses before the order is made. */

export { chosenMode, intervalFrom, lockMode } from './repeat-mode';
export { NOT_REPEATABLE, repeatable } from './repeatable';
