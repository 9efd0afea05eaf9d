import { lazy } from 'react';
import type { RequestKind } from 'shared-contracts/content/calls/request-kinds';
import { NearForm } from './near-form';

const RequestForm = lazy(() => import(/* webpackChunkName: "lazy-request-form" */ './request-form'));

/** A request to the shop: the form is at `#zayavka`. */
export const RequestSection = ({ kind, title }: { kind: RequestKind; title: string }) => (
  <NearForm title={title}>
    <RequestForm kind={kind} />
  </NearForm>
);
