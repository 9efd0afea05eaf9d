/**
 * The sandbox's script at `/recaptcha/api.js` instead of Google's, with the functions of the invisible captcha of version 2: `ready`,
 * `render`, `execute`, `reset`, `getResponse`. It shows no puzzle and accepts every visitor. Like Google's, it writes its badge into
 * the page as markup with style attributes.
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
