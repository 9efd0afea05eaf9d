import type { IncomingHttpHeaders } from 'node:http';
import { type Device, deviceOf } from '@zapovednik/platform/routes';

const first = (value: string | string[] | undefined) => (typeof value === 'string' ? value : value?.[0]);

/** The device class of a request, from its client hints and user agent (ROU-98). */
export const deviceOfRequest = (headers: IncomingHttpHeaders): Device =>
  deviceOf({
    mobile: headers['sec-ch-ua-mobile'] === '?1',
    platform: first(headers['sec-ch-ua-platform']),
    userAgent: headers['user-agent'],
  });
