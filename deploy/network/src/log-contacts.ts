/** An e-mail address, also in a URL. The length of the name is limited, so that a long text is searched only once. */
const EMAIL = /[\p{L}\p{N}._+-]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu;
/** A Russian phone number in any notation, also in a URL. It is not a part of a longer number or of an id. */
const PHONE =
  /(?<![\da-f-])(?:\+|%2B)?[78](?:[\s()-]|%20|%28|%29){0,3}\d{3}(?:[\s()-]|%20|%28|%29){0,3}\d{3}(?:[\s-]|%20)?\d{2}(?:[\s-]|%20)?\d{2}(?![\da-f-])/gi;

/** The sign of an e-mail address. Looking for it first takes a hundredth of the time, and nearly no line has one. */
const hasAt = (line: string) => line.includes('@') || line.includes('%40');

/** A line of a log without e-mail addresses and phone numbers: a reader of logs does not need to identify people. */
export const withoutContacts = (line: string): string =>
  (hasAt(line) ? line.replace(EMAIL, '…@…') : line).replace(PHONE, '+7…');

/** For pino: every log line of the shop's processes passes through it, including messages and stacks of errors. */
export const logHooks = { streamWrite: withoutContacts };
