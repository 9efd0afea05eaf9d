import type { AppContext } from 'shared-contracts/app';

/** Waits for the optional data of a page: a failure is reported, and the page is shown without it (CON-18). */
export async function loadOptional(app: AppContext, name: string, reading: Promise<unknown>): Promise<void> {
  try {
    await reading;
  } catch (error) {
    app.report(error, { area: 'mf-content', phase: 'loader', name });
  }
}
