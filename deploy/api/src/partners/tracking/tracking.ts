/** The recommendation and tracking service (TRK-01 to TRK-03, TRK-10). */
export interface Tracking {
  /**
   * Reports an action of a customer.
   *
   * @param operation The service's name, e.g. `Website.AuthorizeCustomer`.
   * @param device The service's id of the browser; null if the service gave none.
   * @param facts The operation's body.
   * @param key Identifies a repetition: of two operations with one key, the service runs the first.
   * @throws PartnerError when the service did not accept it.
   */
  tell(operation: string, device: string | null, facts: object, key?: string): Promise<void>;
  /**
   * Whether the service has a customer of the shop.
   * @throws PartnerError
   */
  knows(customerId: number): Promise<boolean>;
}

/** A customer in the format of the service's operations. */
export const trackedCustomer = (customerId: number) => ({ ids: { websiteID: String(customerId) } });
