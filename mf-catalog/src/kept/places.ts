/** The places of a product's presses that wait for the network: its basket button and its heart. */
export const cartPlace = (productId: number): string => `cart ${productId}`;
export const heartPlace = (productId: number): string => `favourite ${productId}`;
