/** What a command says about its words. From here alone, so that all commands have one copy of commander. */
export { Argument, type Command, InvalidArgumentError, Option } from 'commander';
