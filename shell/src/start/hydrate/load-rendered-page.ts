import { type ErrorSource, loadRenderedParts } from '@zapovednik/platform/app';
import type { ShellWidgetHost } from '../../areas/widget-host';
import type { Boot } from '../../document/boot';
import type { PageHost } from '../../pages/page-host';

interface PageOptions {
  readonly boot: Boot;
  readonly pages: PageHost;
  readonly widgets: ShellWidgetHost;
  readonly report: (error: unknown, source: ErrorSource) => void;
}

/**
 * Loads the code that the server used to render the page, so that the first render in the browser is the same. Never rejects: a
 * failed load is reported, and its place keeps the server's HTML or shows ErrorFallback.
 */
export async function loadRenderedPage({ boot, pages, widgets, report }: PageOptions): Promise<void> {
  const route = boot.router.errors ? null : boot.route;
  const bring = async (work: Promise<unknown>, source: ErrorSource, failed?: (error: unknown) => void) => {
    await work.catch((error: unknown) => {
      report(error, source);
      failed?.(error);
    });
  };
  await Promise.all([
    ...boot.widgets.map((widget) =>
      bring(widgets.load(widget), { area: widget.owner, phase: 'widget', name: widget.name }, (error) =>
        widgets.failNext(widget, error),
      ),
    ),
    route && bring(pages.load(route), { area: route.owner, phase: 'load', name: route.id }),
  ]);
  await loadRenderedParts((error, { area, name }) => report(error, { area, phase: 'load', name }));
}
