/** Fields of a text document that start programs or read other files when it is opened; `text` is a field's instruction. */
export const isActiveField = (text: string): boolean =>
  /^\s*(DDE|DDEAUTO|LINK|IMPORT|INCLUDE|INCLUDETEXT|INCLUDEPICTURE|MACROBUTTON|EMBED|RD|DATABASE)(?![A-Z])/i.test(text);
