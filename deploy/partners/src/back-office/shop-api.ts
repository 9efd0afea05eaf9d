import * as z from 'zod/mini';

/** Milliseconds. */
const TIMEOUT = 10_000;
/** The order, the event or the account was refused. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const answer = z.union([
  z.object({ type: z.literal('success'), value: z.unknown() }),
  z.object({ type: z.literal('error'), message: z.string() }),
]);
const session = z.object({ session_id: z.string() });

export interface Account {
  /** The back end's address, without a slash at the end. */
  readonly apiRoot: string;
  readonly login: string;
  readonly password: string;
}

/** The shop's calls for its accounting system, with the session of a service user. */
export class ShopApi {
  readonly #account: Account;
  #session: string | null = null;
  /** The shop refused the account. It is not tried again, because the shop counts wrong passwords. */
  #refused: Refusal | null = null;

  constructor(account: Account) {
    this.#account = account;
  }

  get isRefused(): boolean {
    return this.#refused !== null;
  }

  get(path: string): Promise<unknown> {
    return this.#signedIn(path, {});
  }

  post(path: string, body?: object): Promise<unknown> {
    const json = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return this.#signedIn(path, { method: 'POST', ...json });
  }

  /** @throws Refusal, or an error when the shop does not answer. */
  async #signedIn(path: string, init: RequestInit): Promise<unknown> {
    const isNew = this.#session === null;
    this.#session ??= await this.#signIn();
    try {
      return await this.#ask(path, init, this.#session);
    } catch (error) {
      if (isNew || !(error instanceof Refusal) || error.status !== 401) throw error;
      this.#session = null;
      return this.#signedIn(path, init);
    }
  }

  async #signIn(): Promise<string> {
    if (this.#refused) throw this.#refused;
    const { login, password } = this.#account;
    const { session_id } = session.parse(await this.#ask('/personal/user/is_auth/?site=true', {}));
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login, password }),
    };
    try {
      return session.parse(await this.#ask('/personal/user/auth/', init, session_id)).session_id;
    } catch (error) {
      if (error instanceof Refusal && error.status < 429) this.#refused = error;
      throw error;
    }
  }

  async #ask(path: string, init: RequestInit, id?: string): Promise<unknown> {
    const response = await fetch(this.#account.apiRoot + path, {
      ...init,
      headers: { ...init.headers, ...(id && { authorization: id }) },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const given = answer.parse(await response.json());
    if (given.type === 'error') throw new Refusal(response.status, given.message);
    return given.value;
  }
}
