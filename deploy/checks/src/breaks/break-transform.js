/**
 * jest's transform of one broken shop: the sources from the disk, with a change in one of them when tests load it. So
 * no checkout ever contains a break, and one process tests many breaks.
 */

import swcJest from '@swc/jest';

/** @param {{ swc: object, file: string | null, start: number, end: number, text: string }} options */
export const createTransformer = ({ swc, file, start, end, text }) => {
  const plain = swcJest.createTransformer(swc);
  /** @param {string} source @param {string} path */
  const broken = (source, path) => (path === file ? source.slice(0, start) + text + source.slice(end) : source);
  return {
    ...plain,
    process: (source, path, options) => plain.process(broken(source, path), path, options),
    getCacheKey: (source, path, options) => plain.getCacheKey(broken(source, path), path, options),
  };
};

export default { createTransformer };
