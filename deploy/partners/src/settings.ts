/**
 * How the shop reaches the sandboxes: the settings that name the real services otherwise.
 *
 * @param root Where the sandboxes answer, without a slash at the end.
 */
export const sandboxSettings = (root: string): Record<string, string> => ({
  SMSC_URL: `${root}/smsc`,
  SMSC_LOGIN: 'sandbox',
  SMSC_PASSWORD: 'sandbox',
});
