/** The field for files that a person chooses: its frame and its button. */
export { FileField } from './file-field';
export { FileInput } from './file-input';
