import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { createRouter, createWebHashHistory } from 'vue-router'
import { i18n } from '../../texts/index.ts'
import '../fonts.css'
import '../tokens.css'
import '../base.css'
import '../control.css'
import Gallery from './Gallery.vue'
import DoingPart from './parts/DoingPart.vue'
import MarksPart from './parts/MarksPart.vue'
import SayingPart from './parts/SayingPart.vue'
import TypingPart from './parts/TypingPart.vue'

const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/', name: 'doing', component: DoingPart },
    { path: '/typing', name: 'typing', component: TypingPart },
    { path: '/saying', name: 'saying', component: SayingPart },
    { path: '/marks', name: 'marks', component: MarksPart },
  ],
})
document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? 'system'

createApp(Gallery).use(createPinia()).use(i18n).use(router).mount('#muster')
