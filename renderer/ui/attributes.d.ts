/** Attributes that any component hands on to its element, and some that Vue's own list lacks. */
declare module 'vue' {
  interface ComponentCustomProps {
    /** `data-submit`, `data-ends`, `data-why`: the checker writes them so. */
    dataEnds?: string
    dataSubmit?: string | undefined
    dataWhy?: string
    'aria-pressed'?: boolean | undefined
    'aria-current'?: boolean | 'true' | 'page' | 'step' | undefined
    'aria-describedby'?: string | undefined
    'aria-expanded'?: boolean | undefined
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
    'data-aim'?: string
    'data-beside'?: string | boolean
    'data-cell'?: string
    'data-choice'?: string
    'data-chooses'?: string
    'data-entry'?: string
    'data-faction'?: string
    'data-deck'?: string
    'data-document'?: string
    'data-fate'?: string
    'data-settles'?: boolean | ''
    'data-piece'?: string
    'data-letter'?: string | undefined
    'data-measure'?: string
    'data-row'?: number
    'data-shown'?: number
    'data-stage'?: string | undefined
    'data-dice'?: string | boolean
    'data-submit'?: string
    'data-decision'?: number
    'data-place'?: number
    /** The key of a word that is explained. */
    'data-term'?: string
    'data-square'?: string | number
    'data-player'?: string
    popover?: '' | 'auto' | 'manual'
    'data-trooper'?: string
    'data-why'?: string
  }

  interface AriaAttributes {
    'aria-description'?: string | undefined
  }
}

export {}
