declare module '*.module.css' {
  /** The class names in the page by their names in the sheet. */
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

declare module '*.css';
