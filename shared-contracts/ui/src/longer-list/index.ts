export { ShowMore, type ShowMoreProps } from './show-more';
export { isLonger, type LongerList, useLongerList } from './use-longer-list';
