export { Failure } from './failure';
