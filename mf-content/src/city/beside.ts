import type { AppContext } from 'shared-contracts/app';

/** Waits for what a page shows beside its texts: a failure is reported, and the page stands without it (CON-18). */
export async function beside(app: AppContext, name: string, reading: Promise<unknown>): Promise<void> {
  try {
    await reading;
  } catch (error) {
    app.report(error, { area: 'mf-content', phase: 'loader', name });
  }
}
