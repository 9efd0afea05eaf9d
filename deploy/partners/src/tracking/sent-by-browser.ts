import type { FastifyRequest } from 'fastify';

/** Whether a page sent the request: browsers name the page's origin with what they send elsewhere, servers do not. */
export const sentByBrowser = ({ headers }: FastifyRequest): boolean => headers.origin !== undefined;
