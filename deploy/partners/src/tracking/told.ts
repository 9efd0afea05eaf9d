/** A report to a tracking service or a counter. */
export interface Report {
  readonly id: number;
  readonly service: 'Mindbox' | 'Метрика';
  /** The shop's server, or a browser. */
  readonly from: 'shop' | 'browser';
  /** The name of an operation or a goal: `Website.Purchase`, `cart_not_empty`. */
  readonly what: string;
  /** The browser's id at Mindbox, or the number of the counter at Metrica; '' if there is none. */
  readonly about: string;
  readonly body: unknown;
  readonly at: Date;
}

/** Maximum number of stored reports; the oldest are dropped. */
const KEPT = 2000;

/** The reports to tracking services and counters, newest first. */
export class Told {
  #reports: Report[] = [];
  #lastId = 0;

  add(report: Omit<Report, 'id' | 'at'>): void {
    this.#lastId += 1;
    this.#reports = [{ ...report, id: this.#lastId, at: new Date() }, ...this.#reports].slice(0, KEPT);
  }

  /** @param sought The number of an order, a browser, a counter, an operation or a goal. Empty: all. */
  find(sought: string): readonly Report[] {
    const part = sought.trim().toLowerCase();
    return this.#reports.filter((report) => JSON.stringify(report).toLowerCase().includes(part));
  }
}
