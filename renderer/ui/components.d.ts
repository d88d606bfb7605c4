/** For tools that read TypeScript without Vue's compiler (Oxlint): a component is a component. */
declare module '*.vue' {
  import type { DefineComponent } from 'vue'
  const component: DefineComponent
  export default component
}
