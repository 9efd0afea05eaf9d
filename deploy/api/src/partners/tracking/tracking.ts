/** The recommendation and tracking service (TRK-01 to TRK-03, TRK-10). */
export interface Tracking {
  /**
   * Tells what a customer did.
   *
   * @param operation As the service knows it, e.g. `Website.AuthorizeCustomer`.
   * @param device What the service calls the browser; null where it has not said.
   * @param facts The operation's body.
   * @param key What the service knows a repetition by: of two operations with one key it does the first.
   * @throws PartnerError when it was not taken.
   */
  tell(operation: string, device: string | null, facts: object, key?: string): Promise<void>;
  /**
   * Whether the service knows a customer of the shop.
   * @throws PartnerError
   */
  knows(customerId: number): Promise<boolean>;
}

/** A customer as the service's operations name one. */
export const trackedCustomer = (customerId: number) => ({ ids: { websiteID: String(customerId) } });
