/** Attributes that any component hands on to its element, and some that Vue's own list lacks. */
declare module 'vue' {
  interface ComponentCustomProps {
    'aria-current'?: boolean | 'true' | 'page' | 'step' | undefined
    'aria-describedby'?: string | undefined
    'aria-hidden'?: boolean | 'true' | 'false' | undefined
    'aria-invalid'?: boolean | undefined
    'aria-label'?: string | undefined
    id?: string | undefined
    placeholder?: string | undefined
    tabindex?: number | string | undefined
    title?: string | undefined
    onChange?: ((event: Event) => void) | undefined
    onFocus?: ((event: FocusEvent) => void) | undefined
  }

  interface HTMLAttributes {
    'data-beside'?: string | boolean
    'data-cell'?: string
    'data-faction'?: string
    'data-square'?: string | number
  }

  interface AriaAttributes {
    'aria-description'?: string | undefined
  }
}

export {}
