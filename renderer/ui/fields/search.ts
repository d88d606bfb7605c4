/** Lists in a window search as those of `shared/` do. */
export { finder, plain } from '../../../shared/search.ts'
