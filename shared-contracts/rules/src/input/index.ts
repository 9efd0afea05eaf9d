/** Rules and messages for user input, each defined once for the forms in the browser and the calls of the back end. */
export { type AddressFields, addressRules, REQUIRED_FIELDS, type RequiredField, USUAL_FIELDS } from './address';
export { email, optionalEmail } from './email';
export { inOtherLayout } from './keyboard-layout';
export { fullName, orderRules, personDataConsent, type Recipient } from './order';
export { phone } from './phone';
export { LARGEST_PICTURE, LONGEST_SIDE, pictureFile, pictureId } from './picture';
export { linesWithoutTags, withoutTags } from './text';
