export const languages = ['en', 'de', 'it', 'nl', 'ro'] as const;
export type Language = (typeof languages)[number];
