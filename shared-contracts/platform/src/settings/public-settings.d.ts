import * as z from 'zod/mini';
/**
 * The gateway's settings of third-party services, as browsers get them. A service that is not configured is missing, and none of
 * its code is loaded. Everybody can read them in the page, so they contain no secrets.
 */
export declare const publicSettings: z.ZodMiniObject<
  {
    captcha: z.ZodMiniOptional<
      z.ZodMiniObject<
        {
          siteKey: z.ZodMiniString<string>;
          version: z.ZodMiniLiteral<'2'>;
          script: z.ZodMiniString<string>;
        },
        z.core.$strip
      >
    >;
    chat: z.ZodMiniOptional<
      z.ZodMiniObject<
        {
          key: z.ZodMiniString<string>;
          script: z.ZodMiniString<string>;
          origins: z.ZodMiniArray<z.ZodMiniString<string>>;
        },
        z.core.$strip
      >
    >;
    tracking: z.ZodMiniOptional<
      z.ZodMiniObject<
        {
          endpoint: z.ZodMiniString<string>;
          script: z.ZodMiniString<string>;
        },
        z.core.$strip
      >
    >;
    counters: z.ZodMiniOptional<
      z.ZodMiniObject<
        {
          script: z.ZodMiniString<string>;
          ids: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniInt>;
        },
        z.core.$strip
      >
    >;
    map: z.ZodMiniOptional<
      z.ZodMiniUnion<
        readonly [
          z.ZodMiniObject<
            {
              engine: z.ZodMiniLiteral<'mapbox'>;
              token: z.ZodMiniString<string>;
              style: z.ZodMiniString<string>;
            },
            z.core.$strip
          >,
          z.ZodMiniObject<
            {
              engine: z.ZodMiniLiteral<'maplibre'>;
              style: z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniString<string>]>;
              origins: z.ZodMiniArray<z.ZodMiniString<string>>;
            },
            z.core.$strip
          >,
        ]
      >
    >;
  },
  z.core.$strip
>;
export type PublicSettings = z.infer<typeof publicSettings>;
