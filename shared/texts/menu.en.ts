/** The application menu is made by the main process; its words are here, with the others' keys and tone. */
export const menu = {
  file: '&File',
  newCampaign: '&New campaign…',
  campaigns: '&Campaigns',
  settings: '&Settings',
  edit: '&Edit',
  undo: '&Undo',
  redo: '&Redo',
  view: '&View',
  window: '&Window',
  help: '&Help',
  shortcuts: '&Keyboard shortcuts',
  dataFolder: 'Show &data folder',
  about: '&About Muster',
} as const
