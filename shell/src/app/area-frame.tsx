import type { RouteDefinition } from '@zapovednik/platform/routes';
import { type ComponentType, useState } from 'react';
import { ServerPage } from '../errors/server-page';
import type { PageHost } from '../pages/page-host';

interface AreaFrameProps {
  route: RouteDefinition;
  pages: PageHost;
}

/**
 * Wraps the page of an area and marks it with the owner's name, for outlines, tests and the log. If the browser cannot load the
 * code of a page that the server has rendered, the server's HTML stays.
 */
export function AreaFrame({ route, pages }: AreaFrameProps) {
  const [Late, setLate] = useState<ComponentType | null>(null);
  const Page = pages.ready(route)?.Component ?? Late;
  if (Page) {
    return (
      <div data-area={route.owner} data-page={route.id}>
        <Page />
      </div>
    );
  }
  const retry = async () => {
    const { Component } = await pages.load(route);
    setLate(() => Component);
  };
  return <ServerPage route={route} onRetry={retry} />;
}
