/** Files that people choose: pictures are made smaller in the browser, before they are uploaded. */
export { base64Of } from './base64-of';
export { shrinkPicture } from './shrink-picture';
