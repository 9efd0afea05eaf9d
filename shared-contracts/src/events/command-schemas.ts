import * as z from 'zod/mini';
import type { OwnerName } from '../routes/row';

const id = z.int().check(z.positive());
const done = z.object({});

/** One command: what it asks for, what its one owner answers. */
interface CommandSchema {
  readonly owner: OwnerName;
  readonly input: z.ZodMiniType;
  readonly answer: z.ZodMiniType;
}

/**
 * What one area may ask of another. Each command has one owner, which the shell loads when the first such command
 * arrives; one that nobody answers fails in time.
 */
export const commandSchemas = {
  /**
   * Puts `quantity` more pieces of a product into the basket. As with every basket command, the shopper hears of a failure
   * from the owner (CRT-26, CRT-27), and the basket atom is what it was before.
   */
  'basket:add': {
    owner: 'mf-checkout',
    input: z.object({ productId: id, quantity: z.int().check(z.positive()) }),
    answer: z.object({ quantity: z.number() }),
  },
  /** Sets how many pieces of a product the basket holds; 0 takes it out (CRT-17, CRT-18). */
  'basket:setQuantity': {
    owner: 'mf-checkout',
    input: z.object({ productId: id, quantity: z.int().check(z.nonnegative()) }),
    answer: z.object({ quantity: z.number() }),
  },
  /** Reads the basket again from the server, after a repeated order or another city (CRT-21). */
  'basket:reload': { owner: 'mf-checkout', input: z.object({}), answer: done },
  /** Switches a heart; signed out it opens sign-in and remembers the product (FAV-03 to FAV-05). */
  'favourite:toggle': {
    owner: 'mf-catalog',
    input: z.object({ productId: id }),
    answer: z.object({ favourite: z.boolean() }),
  },
  /** Opens «Способ доставки», on the given tab (DEL-06). */
  'delivery:open': {
    owner: 'mf-checkout',
    input: z.object({ tab: z.optional(z.enum(['pvz', 'fastPickup', 'courier'])) }),
    answer: done,
  },
  /** Opens the sign-in modal; answers when it closes (LAY-51). */
  'signIn:open': { owner: 'mf-cabinet', input: z.object({}), answer: z.object({ authorized: z.boolean() }) },
  /** Opens the e-mail input modal; answers the address, or null when it was closed (LAY-52). */
  'email:ask': { owner: 'mf-cabinet', input: z.object({}), answer: z.object({ email: z.nullable(z.string()) }) },
  /** Opens the city list drawer (LAY-50). */
  'cityList:open': { owner: 'shell', input: z.object({}), answer: done },
  /** Shows a notification; without a text «Возникла ошибка» (LAY-60). */
  notify: {
    owner: 'shell',
    input: z.object({ text: z.optional(z.string()), kind: z.optional(z.enum(['info', 'success', 'error'])) }),
    answer: done,
  },
} as const satisfies Record<string, CommandSchema>;

export type CommandName = keyof typeof commandSchemas;
export type CommandInput<C extends CommandName> = z.output<(typeof commandSchemas)[C]['input']>;
export type CommandAnswer<C extends CommandName> = z.output<(typeof commandSchemas)[C]['answer']>;

/** The commands that `Owner` has to answer. */
export type CommandsOf<Owner extends OwnerName> = {
  [C in CommandName as (typeof commandSchemas)[C]['owner'] extends Owner ? C : never]: (
    input: CommandInput<C>,
  ) => Promise<CommandAnswer<C>>;
};
