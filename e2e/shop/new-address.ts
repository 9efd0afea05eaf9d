import { randomInt } from 'node:crypto';

/**
 * An address of a network for benchmarks (RFC 2544), for `X-Forwarded-For`. The shop counts by address, and tests
 * simulate many visitors on one machine, which the shop trusts as its proxy.
 */
export const newAddress = () => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`;
