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

/** The parts of a module that the shop uses. The parts for other modules are in its `api.ts`. */
export interface Module {
  readonly name: string;
  /** Its calls. */
  readonly routes?: readonly Route[];
  /** Addresses that are not calls: callbacks, feeds, pages of links in emails. */
  readonly pages?: readonly ((app: FastifyInstance, options: { readonly shop: Shop }) => Promise<void>)[];
  /** Its data in memory for all requests. */
  readonly state?: readonly ShopState<unknown>[];
  /** Its repeated work. */
  readonly jobs?: readonly Job[];
  /** Its queues in `queued_job`. */
  readonly queues?: readonly Queue[];
  /** Deletes its expired data. */
  readonly expired?: readonly Expired[];
  /** Its stored pictures: `/pictures/<kind>/…`. */
  readonly pictures?: Readonly<Record<string, (db: Database) => PictureTable>>;
  /** Its data of a person: for the file of a customer, and for the deletion of an account. */
  readonly personal?: PersonalData;
  /** Its handlers for events of other modules. */
  readonly on?: readonly Handler[];
  /** Its contributions to other modules. */
  readonly adds?: readonly Contribution[];
}

/** Describes a module. `modules.ts` lists them. */
export const defineModule = (module: Module): Module => module;
