import { defineCall } from '@zapovednik/api/call';
import { createApi } from '@zapovednik/platform/client';
import * as z from 'zod/mini';

export const read = defineCall({
  id: 'test.read',
  requirement: 'API-01',
  summary: 'A read',
  path: '/test/{id}/',
  writes: false,
  params: z.object({ id: z.number() }),
  query: z.object({ filter: z.optional(z.object({ LOCATION: z.number() })), ids: z.optional(z.array(z.number())) }),
  answer: z.object({ name: z.string() }),
});
export const shared = defineCall({
  id: 'test.shared',
  requirement: 'API-27',
  summary: 'The same for all',
  path: '/shared/',
  writes: false,
  maxAge: 60,
  answer: z.unknown(),
});
export const write = defineCall({
  id: 'test.write',
  requirement: 'API-61',
  summary: 'A write by GET',
  path: '/write/',
  writes: true,
  answer: z.unknown(),
});
export const post = defineCall({
  id: 'test.post',
  requirement: 'API-64',
  summary: 'A write',
  path: '/post/',
  methods: ['POST'],
  writes: true,
  body: z.object({ promocode: z.string() }),
  answer: z.unknown(),
});

export const signIn = defineCall({
  id: 'test.signIn',
  requirement: 'API-78',
  summary: 'Renews the session',
  path: '/sign-in/',
  writes: true,
  renewsSession: true,
  answer: z.object({ session_id: z.string() }),
});

export type Answer = { status?: number; body: unknown } | Error;

/** A client that gets these answers one after another; `asked` contains its requests. */
export function clientOf(answers: Answer[], options: Partial<Parameters<typeof createApi>[0]> = {}) {
  const asked: { url: string; init: RequestInit }[] = [];
  const api = createApi({
    root: '/api',
    location: () => 2201,
    session: async () => 'session-id',
    fetch: async (url, init = {}) => {
      asked.push({ url: String(url), init });
      const answer = answers.shift() ?? new Error('the client has no more answers');
      if (answer instanceof Error) throw answer;
      return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
    },
    ...options,
  });
  return { api, asked, header: (name: string) => new Headers(asked.at(-1)?.init.headers).get(name) };
}

export const ok = (value: unknown = {}): Answer => ({ body: { type: 'success', value } });
export const refused = (status: number, message: string): Answer => ({
  status,
  body: { type: 'error', code: 'x', message },
});
