/** Looks for viruses in files that visitors send. */
export interface Scanner {
  /** @throws PartnerError when the scanner does not answer, or could not read the whole file */
  isClean(content: Buffer): Promise<boolean>;
}
