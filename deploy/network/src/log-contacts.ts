/** An e-mail address, also as it stands in a URL. A bounded name, so that a long text is searched once. */
const EMAIL = /[\p{L}\p{N}._+-]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu;
/** A phone of Russia in any notation, also as it stands in a URL; not a part of a longer number or of an id. */
const PHONE =
  /(?<![\da-f-])(?:\+|%2B)?[78](?:[\s()-]|%20|%28|%29){0,3}\d{3}(?:[\s()-]|%20|%28|%29){0,3}\d{3}(?:[\s-]|%20)?\d{2}(?:[\s-]|%20)?\d{2}(?![\da-f-])/gi;

/** A line of a log without e-mail addresses and phones: people who read logs do not need to know whom an error is about. */
export const withoutContacts = (line: string): string => line.replace(EMAIL, '…@…').replace(PHONE, '+7…');

/** For pino: every line that a process of the shop logs goes through it, messages and stacks of errors included. */
export const logHooks = { streamWrite: withoutContacts };
