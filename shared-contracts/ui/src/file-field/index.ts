/** Files that a person chooses: the frame of the field, and its button. */
export { FileField } from './file-field';
export { FileInput } from './file-input';
