export { isWaiting, keepPress, sendAgain, watchPlace } from './keep-press';
