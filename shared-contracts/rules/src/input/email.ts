import * as z from 'zod/mini';

const ADDRESS = String.raw`(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}`;
const WRONG = 'Проверьте адрес почты';

const line = z.string().check(z.trim(), z.maxLength(200, 'Слишком длинный адрес'));

/** An e-mail address (VAL-26). */
export const email = line.check(z.regex(new RegExp(`^${ADDRESS}$`), WRONG));

/** An optional e-mail address: '' if missing. */
export const optionalEmail = line.check(z.regex(new RegExp(`^(?:${ADDRESS})?$`), WRONG));
