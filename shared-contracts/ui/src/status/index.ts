/** Messages in place: how something stands, that a part has failed, the time that is left, a press that waits for the network. */

export { Failure } from './failure';
export { keepPress, type Place, places } from './keep-press';
export { KeptPress, type KeptPressProps } from './kept-press';
export { Status } from './status';
export { TimeLeft, type TimeLeftProps } from './time-left';
export { useKeptPress } from './use-kept-press';
