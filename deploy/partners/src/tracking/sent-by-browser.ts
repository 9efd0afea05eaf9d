import type { FastifyRequest } from 'fastify';

/** Whether a page sent the request: browsers add the page's origin to requests to other sites, servers do not. */
export const sentByBrowser = ({ headers }: FastifyRequest): boolean => headers.origin !== undefined;
