export { keepPress, type Place, places } from './keep-press';
