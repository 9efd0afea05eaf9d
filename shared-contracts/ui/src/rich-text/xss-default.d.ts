/** The functions of `xss` in the file that exports them by name: its main file adds them in a loop, which Node cannot see. */
declare module 'xss/lib/default.js' {
  export { escapeAttrValue, friendlyAttrValue } from 'xss';
}
