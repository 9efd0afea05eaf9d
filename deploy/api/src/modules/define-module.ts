import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import type { Handler } from '../events/define-event';
import type { Contribution } from '../events/define-extension';
import type { Shop } from '../http/context';
import type { PersonalData } from '../http/personal-data';
import type { PictureTable } from '../http/pictures/stored-pictures';
import type { Route } from '../http/route';
import type { ShopState } from '../http/shop-state';
import type { Expired } from '../jobs/delete-expired';
import type { Job } from '../jobs/job';
import type { Queue } from '../jobs/queue';

/** What a module offers to the shop. What it offers to other modules is in its `api.ts`. */
export interface Module {
  readonly name: string;
  /** Its calls. */
  readonly routes?: readonly Route[];
  /** Addresses that are no calls: call-backs, feeds, pages of links in letters. */
  readonly pages?: readonly ((app: FastifyInstance, options: { readonly shop: Shop }) => Promise<void>)[];
  /** What it keeps in memory for all requests. */
  readonly state?: readonly ShopState<unknown>[];
  /** Work that it repeats. */
  readonly jobs?: readonly Job[];
  /** Its kinds of work that wait in `queued_job`. */
  readonly queues?: readonly Queue[];
  /** What it deletes when its time is over. */
  readonly expired?: readonly Expired[];
  /** Its stored pictures: `/pictures/<kind>/…`. */
  readonly pictures?: Readonly<Record<string, (db: Database) => PictureTable>>;
  /** What it holds of a person: for the file of a customer, and for the deletion of an account. */
  readonly personal?: PersonalData;
  /** What it does when something happens in another module. */
  readonly on?: readonly Handler[];
  /** What it adds to other modules. */
  readonly adds?: readonly Contribution[];
}

/** Describes a module; `modules.ts` lists them. */
export const defineModule = (module: Module): Module => module;
