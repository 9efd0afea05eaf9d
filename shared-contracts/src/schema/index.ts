/**
 * zod/mini as the shell supplies it under the name `zod/mini` (deploy/build/src/shared-modules.ts). It stands under its
 * other name here, or it would be asked to supply itself. Whoever needs one more export adds it: a test compares.
 */
export {
  _default,
  array,
  boolean,
  enum,
  extend,
  int,
  literal,
  maximum,
  maxLength,
  minimum,
  minLength,
  nonnegative,
  nullable,
  number,
  object,
  optional,
  pick,
  pipe,
  positive,
  record,
  refine,
  regex,
  string,
  transform,
  trim,
  union,
  unknown,
} from 'zod/v4-mini';
