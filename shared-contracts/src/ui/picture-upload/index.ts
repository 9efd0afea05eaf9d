/** Pictures that people choose: made smaller in the browser, before they are uploaded. */
export { shrinkPicture } from './shrink-picture';
