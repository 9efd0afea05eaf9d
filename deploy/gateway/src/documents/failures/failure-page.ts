import { createHash } from 'node:crypto';
import { OVERRIDE_PATH } from 'deploy-releases/overrides/override';

/** The text of the page, by status. */
const WORDS = {
  429: {
    title: 'Слишком много запросов',
    text: 'С вашего адреса открыто слишком много страниц подряд. Подождите несколько секунд и попробуйте ещё раз.',
  },
  500: {
    title: 'Возникла внутренняя ошибка сервера',
    text: 'Мы уже знаем о ней. Ничего из вашей корзины не пропало.',
  },
  503: {
    title: 'Магазин временно недоступен',
    text: 'Попробуйте ещё раз через несколько секунд. Ничего из вашей корзины не пропало.',
  },
} as const;

const STYLE = `
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 16px; padding: 24px; text-align: center;
    font: 18px/1.5 system-ui, sans-serif; color: #23312a; background: #faf7f1; }
  h1 { margin: 0; font-size: 26px; line-height: 1.25; }
  p { margin: 0; color: #55635b; }
  a { color: #1f5c3f; font-weight: 600; }
`;

/** The policy of that page: it has a few styles, and the icon of the shop. */
export const FAILURE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface FailurePageOptions {
  readonly status: keyof typeof WORDS;
  readonly requestId: string;
  /** Whether a tester's override may be the cause. */
  readonly isOverridden: boolean;
}

/**
 * The page that a visitor gets when not even the layout can be rendered (CIT-19, LAY-08). It uses no files of the shop.
 */
export function failurePage({ status, requestId, isOverridden }: FailurePageOptions): string {
  const { title, text } = WORDS[status];
  return `<!DOCTYPE html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">Попробовать ещё раз</a></p>
${isOverridden ? `<p>В этом браузере подмена выпусков. <a href="${OVERRIDE_PATH}">Сбросить</a></p>` : ''}
<p><small>Номер обращения: ${requestId}</small></p>
</body>
</html>`;
}
