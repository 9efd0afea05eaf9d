export { CardLink } from './card-link';
