export { createIcon } from './create-icon';
