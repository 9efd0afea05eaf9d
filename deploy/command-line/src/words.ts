/**
 * The parts of commander that commands use for their arguments. They import them only from here, so that all commands
 * have one copy of commander.
 */
export { Argument, type Command, InvalidArgumentError, Option } from 'commander';
