import { ref } from 'vue'

/**
 * Why nothing can be changed now, as where a backup is looked at; null where one can. The frame says it, and whatever
 * changes something heeds it.
 */
export const unchanging = ref<string | null>(null)
