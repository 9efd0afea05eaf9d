/**
 * What the sandbox gives a browser at `/recaptcha/api.js` in the place of Google's script, as far as the invisible captcha of
 * version 2 goes: `ready`, `render`, `execute`, `reset`, `getResponse`. It asks nobody anything and lets everybody pass.
 * As Google's, it writes its badge into the page as markup with style of its own.
 */
export const browserScript = (onload: string | undefined): string => `(() => {
  const widgets = [];
  window.grecaptcha = {
    ready: (callback) => callback(),
    render(holder, { callback }) {
      holder?.insertAdjacentHTML('beforeend', '<div class="grecaptcha-badge" style="position: fixed; visibility: hidden"></div>');
      return widgets.push({ callback, response: '' }) - 1;
    },
    execute(id = 0) {
      widgets[id].response = 'pass-' + crypto.randomUUID();
      setTimeout(() => widgets[id].callback?.(widgets[id].response));
    },
    reset: (id = 0) => void (widgets[id].response = ''),
    getResponse: (id = 0) => widgets[id].response,
  };
  ${onload ? `window[${JSON.stringify(onload)}]?.();` : ''}
})();
`;
