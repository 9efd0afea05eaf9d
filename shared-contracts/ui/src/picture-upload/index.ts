/** Pictures that people choose: the browser makes them smaller before the upload. */
export { base64Of } from './base64-of';
export { shrinkPicture } from './shrink-picture';
