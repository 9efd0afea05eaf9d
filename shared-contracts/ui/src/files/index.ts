/** Files that a person chooses or saves, and pictures that the browser makes smaller before their upload. */

export { base64Of } from './base64-of';
export { FileField } from './file-field';
export { FileInput } from './file-input';
export { saveFile } from './save-file';
export { shrinkPicture } from './shrink-picture';
