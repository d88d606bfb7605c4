/** How an exported page looks: its own, since it has nothing but itself. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 2rem 1rem; font: 1.05rem/1.6 Georgia, 'Times New Roman', serif; color: #1d2327; background: #fbfaf7; }
main { max-width: 42rem; margin: 0 auto; overflow-wrap: anywhere; }
h1, h2, h3, h4, h5, h6, nav { font-family: system-ui, sans-serif; line-height: 1.25; }
h1 { font-size: 2rem; } h2 { font-size: 1.5rem; margin-top: 2.5rem; } h3, h4, h5, h6 { font-size: 1.15rem; }
section { border-top: 1px solid #d4d0c6; }
section:first-of-type { border-top: 0; }
.lead { color: #5a6268; }
nav ol { padding-inline-start: 0; list-style: none; }
nav li { padding: 0.15rem 0; }
a { color: inherit; }
p, li, blockquote { unicode-bidi: plaintext; }
blockquote { margin-inline: 0; padding-inline-start: 1rem; border-inline-start: 3px solid #c3bdb0; color: #4d555b; }
figure { margin: 1.5rem 0; } img { max-width: 100%; border-radius: 4px; } figcaption { font-size: 0.9rem; color: #5a6268; }
@media (prefers-color-scheme: dark) {
  body { color: #e4e6e8; background: #14181b; }
  section { border-color: #343b41; }
  .lead, figcaption, blockquote { color: #a3abb2; }
  blockquote { border-color: #4a535b; }
}
@media print { body { background: none; } nav { break-after: page; } h2, h3 { break-after: avoid; } figure { break-inside: avoid; } }
`
