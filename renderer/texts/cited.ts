/** Which form a citation has: of one page or line, or of several, as in `173–188` and `75, 284`. */
export const citedForm = (pages: string | number): 1 | 2 => (/^\d+$/u.test(`${pages}`) ? 1 : 2)
