/**
 * The sandbox's script instead of Yandex Metrica's tag: it sends the page view, goals and e-commerce data of each
 * counter to its own server, the queued ones first.
 */
export const browserScript = `(() => {
  const root = document.currentScript.src.replace(/tag\\.js.*/, '');
  const send = (counter, what, facts) =>
    void fetch(root + 'watch/' + counter + '?' + new URLSearchParams({ what }), {
      method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(facts),
    }).catch(() => {});
  const commands = {
    init(counter, { ecommerce }) {
      send(counter, 'hit', { page: location.href });
      const layer = window[ecommerce] ?? [];
      for (const facts of layer) send(counter, 'ecommerce', facts);
      layer.push = (...all) => {
        for (const facts of all) send(counter, 'ecommerce', facts);
        return Array.prototype.push.apply(layer, all);
      };
    },
    reachGoal: (counter, goal) => send(counter, goal, { page: location.href }),
  };
  const waiting = window.ym?.a ?? [];
  window.ym = (counter, command, given) => commands[command]?.(counter, given);
  for (const given of waiting) window.ym(...given);
})();
`;
