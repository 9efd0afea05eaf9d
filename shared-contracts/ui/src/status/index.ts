/** Messages in place: how something stands, that a part has failed, the time that is left. */

export { Failure } from './failure';
export { Status } from './status';
export { TimeLeft, type TimeLeftProps } from './time-left';
