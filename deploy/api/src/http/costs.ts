/** What a call costs. The unit is about a millisecond of this process. */
export interface Cost {
  readonly units: number;
  /** Costly work of the catalogue: few of these run at once, and askers take turns. */
  readonly inTurn?: true;
  /** It begins a session, so there is none yet to count by. */
  readonly begins?: true;
  /** A file of a page. Browsers ask for dozens at once, and never with a session. */
  readonly isPicture?: true;
}

const usual: Cost = { units: 5 };
export const picture: Cost = { units: 1, isPicture: true };

const catalogue: Cost = { units: 10, inTurn: true };
/** And what reading the text takes, which is measured. */
const search: Cost = { units: 15, inTurn: true };
/** Deriving a key takes 150 ms of another thread; limits of guesses come on top (`modules/people/sign-in/sign-in.ts`). */
const password: Cost = { units: 100 };
/** Decoding and encoding a picture. */
const upload: Cost = { units: 150 };
/** A part of a file, of at most forty: taking it in, and looking into the file after the last one. */
const part: Cost = { units: 20 };
/** A message or a payment: a partner is asked, which may take seconds. */
const partner: Cost = { units: 50 };

/** The costs of calls by their id. All others cost what is usual. */
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

/** The cost of a call. @param id without one: a route that is no call */
export const costOf = (id?: string): Cost => (id !== undefined && Object.hasOwn(costs, id) && costs[id]) || usual;
