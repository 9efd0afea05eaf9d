/** Rules of what people enter, each once with its message: for the forms of browsers and the calls of the back end. */
export { type AddressFields, addressRules, type RequiredField } from './address';
export { email, optionalEmail } from './email';
export { fullName, orderRules, personDataConsent, type Recipient } from './order';
export { phone } from './phone';
export { linesWithoutTags, withoutTags } from './text';
