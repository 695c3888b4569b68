/** Whose copy it is: the account, and the e-mail and phone that it has proven to read. */
export type ProvenPerson = { userId: string; email: string | null; mobile: string | null };
