/** The draft in English. */
export const draft = {
  title: 'Draft',
} as const;
