export { Byline } from './byline';
