/**
 * Puts the focus on the first field of a form that is marked as wrong, and says whether there was one: a
 * form that shows something wrong is not saved. Call it when the marks have been drawn.
 */
export function focusFirstWrong(form: HTMLFormElement | null): boolean {
  // A date that is only half there is known to the browser alone: asked, it tells the field.
  form?.checkValidity()
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], :invalid:not(form, fieldset)')
  if (!wrong) return false
  const field = wrong.matches('input, select, textarea') ? wrong : wrong.querySelector<HTMLElement>('button')
  field?.focus()
  return true
}
