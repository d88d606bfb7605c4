import './program/first-call.ts'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { call } from './client/client.ts'
import { router } from './router.ts'
import { i18n } from './texts/index.ts'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import './ui/fields/control.css'
import './ui/fields/pair.css'

const app = createApp(App).use(createPinia()).use(i18n).use(router)

const report = (error: unknown): void => {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  void call('program.reportError', { message: message.slice(0, 2000), stack: stack.slice(0, 20_000) })
}
app.config.errorHandler = report
window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
window.addEventListener('error', ({ error }) => report(error))

app.mount('#program')
