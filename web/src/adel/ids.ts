// An object's id is its letter and its year: B1660 (A3).
export const letterOf = (id: string): string => id.slice(0, 1);
export const yearOf = (id: string): number => Number(id.slice(1));
