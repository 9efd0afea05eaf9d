/** The document of the gallery and of its frames. Their script decides what they show. */
export const PAGE = `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/gallery.css">
<div id="root"></div>
<script defer src="/gallery.js"></script>
</html>
`;

/** Replaces every picture of the shop: a bowl of food. */
export const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
<rect width="200" height="200" fill="#f3ebdc"/>
<circle cx="100" cy="92" r="34" fill="#8a6242"/>
<path d="M40 96h120l-14 50q-2 8-10 8H64q-8 0-10-8z" fill="#1e5138"/>
<circle cx="100" cy="124" r="12" fill="#f7dcb6"/>
</svg>
`;
