/**
 * The sandbox's script instead of Carrot quest's: it gives the browser a permanent id, processes queued commands, and shows nothing.
 * `carrotquest.received` lists the commands.
 */
export const browserScript = `(() => {
  const key = 'carrotquest-sandbox';
  const id = localStorage.getItem(key) ?? 'browser-' + crypto.randomUUID();
  localStorage.setItem(key, id);
  const received = [];
  const commands = ['connect', 'track', 'identify', 'auth', 'onReady', 'addCallback', 'removeCallback'];
  const chat = Object.fromEntries(commands.map((name) => [name, (...given) => void received.push([name, ...given])]));
  const waiting = window.carrotquestasync ?? [];
  window.carrotquest = { ...chat, received, data: { user: { id } } };
  for (let at = 0; at < waiting.length; at += 2) chat[waiting[at]](...waiting[at + 1]);
})();
`;
