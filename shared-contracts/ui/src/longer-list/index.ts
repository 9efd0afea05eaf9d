export { isLonger, type LongerList, longerListState, useLongerList } from './use-longer-list';
