export { Detail } from './detail';
