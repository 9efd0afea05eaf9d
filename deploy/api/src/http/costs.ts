/** The cost of a call. The unit is about a millisecond of this process. */
export interface Cost {
  readonly units: number;
  /** Expensive work of the catalogue: only a few run at once, and callers take turns. */
  readonly inTurn?: true;
  /** It begins a session, so no session exists yet for counting. */
  readonly begins?: true;
  /** A file of a page. Browsers request dozens at once, without a session. */
  readonly isPicture?: true;
}

const usual: Cost = { units: 5 };
export const picture: Cost = { units: 1, isPicture: true };

const catalogue: Cost = { units: 10, inTurn: true };
/** The time for reading the text is measured and added. */
const search: Cost = { units: 15, inTurn: true };
/** Deriving a key takes 150 ms of another thread. Guesses have further limits (`modules/people/sign-in/sign-in.ts`). */
const password: Cost = { units: 100 };
/** Decoding and encoding a picture. */
const upload: Cost = { units: 150 };
/** A part of a file, of at most forty: storing it, and inspecting the file after the last part. */
const part: Cost = { units: 20 };
/** A message or a payment: it calls a partner, which may take seconds. */
const partner: Cost = { units: 50 };

/** The costs of calls by their id. All other calls have the usual cost. */
const costs: Readonly<Record<string, Cost>> = {
  'catalog.product.search': search,
  'catalog.product.suggest': search,
  'catalog.product.getPage': catalogue,
  'catalog.filter.getBySef': catalogue,
  'catalog.filter.get': catalogue,
  'catalog.filter.post': catalogue,
  'catalog.section.getAll': catalogue,
  'hlBlocks.metafilters.search': catalogue,
  'location.location.search': catalogue,
  'personal.user.isAuth': { units: 5, begins: true },
  'personal.user.auth': password,
  'personal.user.register': password,
  'personal.user.changePassword': password,
  'personal.user.restore': password,
  'personal.user.smsChangePassword': password,
  'personal.user.askForDeletion': password,
  'catalog.review.addPicture': upload,
  'sale.pet.addPicture': upload,
  'careerpage.jobs.addFile': part,
  'personal.user.data': { units: 50 },
  'personal.user.smsRequest': partner,
  'personal.user.telegramRequest': partner,
  'personal.user.smsRegisterRequest': partner,
  'personal.user.telegramRegisterRequest': partner,
  'personal.user.forgot': partner,
  'personal.user.smsForgot': partner,
  'personal.data.askCode': partner,
  'personal.data.get': { units: 50 },
  'personal.data.erase': { units: 50 },
  'sale.order.askCode': partner,
  'sale.order.pay': partner,
  'sale.order.payByLink': partner,
  'sale.order.save': { units: 30 },
};

/** Ids of the calls with a cost of their own. */
export const costly: readonly string[] = Object.keys(costs);

/** The cost of a call. @param id undefined for a route that is not a call */
export const costOf = (id?: string): Cost => (id !== undefined && Object.hasOwn(costs, id) && costs[id]) || usual;
