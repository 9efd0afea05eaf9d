/** The shop's database, its owner, and the role with which the proxy asks which server is the primary. */
export const DATABASE = 'shop';
export const OWNER = 'shop';
export const CHECKER = 'checker';
