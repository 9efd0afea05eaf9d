/**
 * The sandbox's script instead of Mindbox's tracker: it gives the browser a permanent id, and processes queued commands. `mindbox.received`
 * lists the commands.
 */
export const browserScript = `(() => {
  const key = 'mindboxDeviceUUID';
  if (!localStorage.getItem(key)) localStorage.setItem(key, crypto.randomUUID());
  const received = [...(window.mindbox?.queue ?? [])].map((given) => [...given]);
  window.mindbox = Object.assign((...given) => void received.push(given), { received });
})();
`;
