/** The person whose data is copied: the account, and its verified e-mail and phone. */
export type ProvenPerson = { userId: string; email: string | null; mobile: string | null };
