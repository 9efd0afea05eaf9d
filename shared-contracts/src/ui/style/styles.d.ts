declare module '*.module.css' {
  /** Class names as they are in the page, by their names in the sheet. */
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

declare module '*.css';
