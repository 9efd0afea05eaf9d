/**
 * Reports an error that a changed module throws when it runs again. The page keeps the old module. The refresh plugin
 * calls these names.
 */
export const handleRuntimeError = (error: unknown) => reportError(error);

export const clearRuntimeErrors = () => {};
