/**
 * The sandbox's script instead of Mindbox's tracker: it gives the browser a permanent id, and sends operations, the
 * queued ones first, to its own server. `mindbox.received` lists the commands.
 */
export const browserScript = `(() => {
  const key = 'mindboxDeviceUUID';
  let device = crypto.randomUUID();
  try {
    device = localStorage.getItem(key) ?? device;
    localStorage.setItem(key, device);
  } catch {
    // The browser forbids storage: it is another one on each page.
  }
  const root = document.currentScript.src.replace(/scripts.*/, '');
  const received = [];
  let endpoint = '';
  const run = (command, given) => {
    received.push([command, given]);
    if (command === 'create') endpoint = given.endpointId;
    if (command !== 'async') return;
    const about = new URLSearchParams({ endpointId: endpoint, operation: given.operation, deviceUUID: device });
    const body = JSON.stringify(given.data ?? {});
    void fetch(root + 'v3/operations/async?' + about, { method: 'POST', mode: 'no-cors', keepalive: true, body }).catch(() => {});
  };
  const waiting = window.mindbox?.queue ?? [];
  window.mindbox = Object.assign(run, { received });
  for (const given of waiting) run(...given);
})();
`;
