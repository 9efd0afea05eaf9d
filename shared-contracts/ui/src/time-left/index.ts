export { TimeLeft, type TimeLeftProps } from './time-left';
