export const before = {}
