export { PageColumn } from './page-column';
