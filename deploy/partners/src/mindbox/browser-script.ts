/**
 * What the sandbox gives a browser in the place of Mindbox's tracker: it calls the browser by a name that stays, and takes the commands
 * that were waiting. `mindbox.told` says what it was told.
 */
export const browserScript = `(() => {
  const key = 'mindboxDeviceUUID';
  if (!localStorage.getItem(key)) localStorage.setItem(key, crypto.randomUUID());
  const told = [...(window.mindbox?.queue ?? [])].map((given) => [...given]);
  window.mindbox = Object.assign((...given) => void told.push(given), { told });
})();
`;
