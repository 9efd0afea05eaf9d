declare module '*.module.css' {
  /** Maps the class names of the sheet to the class names in the page. */
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

declare module '*.css';
