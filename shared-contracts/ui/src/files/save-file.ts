/** Saves a file in the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // The browser has read the content by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
