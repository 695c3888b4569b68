/** Subjects of a message to the shop (spec §2, Contact); the words are in the catalogues. */
export const contactSubjects = ['product', 'order', 'return', 'advice', 'website', 'other'] as const;

export type ContactSubject = (typeof contactSubjects)[number];
