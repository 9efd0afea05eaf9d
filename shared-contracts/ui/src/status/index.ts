export { Status } from './status';
