/** Adds the script of a third-party service to the page. The content security policy allows it, because our script inserts it. */
export function loadScript(url: string): void {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}
