/** Characters of a text that would be read as HTML. */
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`);

/**
 * The page that a developer sees instead of the visitor's error page: the error with files and lines of the sources. It
 * reloads after each build, until the server can render the page.
 */
export const errorPage = (text: string): string => `<!DOCTYPE html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ошибка на сервере</title>
<style>
  body { margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; color: #fff; background: #1d1f21; }
  h1 { margin: 0 0 16px; font-size: 20px; color: #ff6b6b; }
  pre { margin: 0; white-space: pre-wrap; font: 14px/1.5 ui-monospace, monospace; }
</style>
</head>
<body>
<h1>Страницу не удалось собрать на сервере</h1>
<pre>${escaped(text)}</pre>
<script>
  new EventSource('/__webpack_hmr').addEventListener('message', ({ data }) => {
    if (data.startsWith('{') && JSON.parse(data).action === 'built') location.reload();
  });
</script>
</body>
</html>`;
