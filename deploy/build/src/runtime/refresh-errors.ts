/** What a changed module throws while it runs anew; the page goes on with the old one. The refresh plugin calls these names. */
export const handleRuntimeError = (error: unknown) => reportError(error);

export const clearRuntimeErrors = () => {};
