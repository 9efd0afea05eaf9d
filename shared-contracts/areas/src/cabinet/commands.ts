import { defineCommand } from '@zapovednik/platform/define';
import * as z from 'zod/mini';

/** Opens the sign-in modal with this phone already entered. Answers when the modal closes (LAY-51). */
export const openSignIn = defineCommand({
  name: 'signIn:open',
  owner: 'mf-cabinet',
  input: z.object({ phone: z.optional(z.string().check(z.maxLength(30))) }),
  answer: z.object({ authorized: z.boolean() }),
});

/** Opens the e-mail input modal. Answers the address, or null if the user closed it (LAY-52). */
export const askEmail = defineCommand({
  name: 'email:ask',
  owner: 'mf-cabinet',
  input: z.object({}),
  answer: z.object({ email: z.nullable(z.string()) }),
});

/** Opens the list of the customer's pets (CAB-26). Answers the chosen pet, or null if the user closed it. */
export const choosePet = defineCommand({
  name: 'pet:choose',
  owner: 'mf-cabinet',
  input: z.object({ chosen: z.nullable(z.int()) }),
  answer: z.object({ petId: z.nullable(z.int()) }),
});

/**
 * Opens the choice of an interval for the next order, which is in the cart (API-102). When the dialog closes, answers
 * whether an interval was chosen.
 */
export const repeatNextOrder = defineCommand({
  name: 'autoOrder:repeatNext',
  owner: 'mf-cabinet',
  input: z.object({}),
  answer: z.object({ chosen: z.boolean() }),
});

/**
 * Opens «Покупать регулярно»: adds a product to the basket and makes the next order repeat (API-102). Answers when the
 * dialog is open.
 */
export const buyRegularly = defineCommand({
  name: 'autoOrder:begin',
  owner: 'mf-cabinet',
  input: z.object({
    productId: z.int().check(z.positive()),
    /** Pieces. */
    quantity: z.int().check(z.positive()),
    name: z.string(),
    /** Roubles for one piece. */
    price: z.number(),
  }),
  answer: z.object({}),
});
