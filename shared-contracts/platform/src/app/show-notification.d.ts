import * as z from 'zod/mini';
/** Shows a notification; without a text it reads «Возникла ошибка» (LAY-60). */
export declare const showNotification: import('../events').CommandDescriptor<
  z.ZodMiniObject<
    {
      text: z.ZodMiniOptional<z.ZodMiniString<string>>;
      kind: z.ZodMiniOptional<
        z.ZodMiniEnum<{
          error: 'error';
          info: 'info';
          success: 'success';
        }>
      >;
    },
    z.core.$strip
  >,
  z.ZodMiniObject<{}, z.core.$strip>
>;
