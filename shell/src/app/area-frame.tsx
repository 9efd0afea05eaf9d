import { type ComponentType, useState } from 'react';
import type { RouteRow } from 'shared-contracts/routes';
import type { PageHost } from '../areas/page-host';
import { KeptPage } from '../faults/kept-page';

interface AreaFrameProps {
  row: RouteRow;
  pages: PageHost;
}

/**
 * The place of an area's page, marked with its owner: for outlines, tests and the log. Where the browser could not bring
 * the page that the server has rendered, the server's HTML stays.
 */
export function AreaFrame({ row, pages }: AreaFrameProps) {
  const [Late, setLate] = useState<ComponentType | null>(null);
  const Page = pages.ready(row)?.Component ?? Late;
  if (Page) {
    return (
      <div data-area={row.owner} data-page={row.id}>
        <Page />
      </div>
    );
  }
  const retry = async () => {
    const { Component } = await pages.load(row);
    setLate(() => Component);
  };
  return <KeptPage row={row} onRetry={retry} />;
}
