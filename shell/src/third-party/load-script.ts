/** Puts the script of an outside service into the page. The page's policy lets it run, since ours inserts it. */
export function loadScript(url: string): void {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}
