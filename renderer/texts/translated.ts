/** The same texts in another language: every key of the English ones but those `Left` out, and no other. */
export type Translated<Texts, Left extends PropertyKey = never> = Texts extends string
  ? string
  : { readonly [Key in keyof Texts as Key extends Left ? never : Key]: Translated<Texts[Key], Left> }
