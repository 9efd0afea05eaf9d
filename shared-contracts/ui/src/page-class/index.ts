export { usePageClass } from './use-page-class';
