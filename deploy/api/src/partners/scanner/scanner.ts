/** Scans visitors' files for viruses. */
export interface Scanner {
  /** @throws PartnerError when the scanner does not answer, or could not read the whole file */
  isClean(content: Buffer): Promise<boolean>;
}
