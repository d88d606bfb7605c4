import { BrowserWindow, Menu, shell, type MenuItemConstructorOptions } from 'electron'
import type { MenuCommand, Notice } from '../../shared/contract/index.ts'
import type { MenuWords } from '../../shared/contract/program.ts'
import { menu as texts } from '../../shared/texts/menu.en.ts'

const MAC = process.platform === 'darwin'

/** Until the page has said what it shows. */
const NO_WORDS: MenuWords = { undo: null, redo: null, library: [], campaign: [] }

/**
 * The application menu with the platform's usual accelerators. Its commands go to the page in front. A label cannot be
 * changed once it is shown, so what Undo and Redo are about makes a new menu.
 */
export function setUpMenu(folder: string, { undo, redo, library, campaign }: MenuWords = NO_WORDS): void {
  const tell = (notice: Notice) => () => {
    BrowserWindow.getFocusedWindow()?.webContents.send('muster:notice', notice)
  }
  const send = (command: MenuCommand) => tell({ kind: 'menu', command })
  const lead = ({ label, keys, to }: MenuWords['library'][number]): MenuItemConstructorOptions => ({
    label: label.replaceAll('&', '&&'),
    ...(keys !== null && { accelerator: `CmdOrCtrl+${keys}` }),
    click: tell({ kind: 'go', to }),
  })
  const settings: MenuItemConstructorOptions = {
    label: texts.settings,
    accelerator: 'CmdOrCtrl+,',
    click: send('settings'),
  }
  const template: MenuItemConstructorOptions[] = [
    ...(MAC ? [macMenu(settings)] : []),
    {
      label: texts.file,
      submenu: [
        { label: texts.newCampaign, accelerator: 'CmdOrCtrl+N', click: send('new-campaign') },
        { label: texts.campaigns, accelerator: 'CmdOrCtrl+Shift+O', click: send('campaigns') },
        ...library.map(lead),
        { type: 'separator' },
        ...(MAC
          ? [{ role: 'close' } as const]
          : [settings, { type: 'separator' } as const, { role: 'quit', label: texts.quit } as const]),
      ],
    },
    {
      label: texts.edit,
      submenu: [
        // The page hears the keys itself: in a text field they undo typing, elsewhere the last change.
        {
          label: undo === null ? texts.undo : about(texts.undoWhat, undo),
          accelerator: 'CmdOrCtrl+Z',
          registerAccelerator: false,
          click: send('undo'),
        },
        {
          label: redo === null ? texts.redo : about(texts.redoWhat, redo),
          accelerator: MAC ? 'Shift+Cmd+Z' : 'Ctrl+Y',
          registerAccelerator: false,
          click: send('redo'),
        },
        { type: 'separator' },
        { role: 'cut', label: texts.cut },
        { role: 'copy', label: texts.copy },
        { role: 'paste', label: texts.paste },
        { role: 'selectAll', label: texts.selectAll },
      ],
    },
    {
      label: texts.campaign,
      submenu: [
        {
          label: texts.enterBattle,
          accelerator: 'CmdOrCtrl+B',
          registerAccelerator: false,
          click: send('enter-battle'),
        },
        ...(campaign.length > 0 ? [{ type: 'separator' } as const, ...campaign.map(lead)] : []),
      ],
    },
    {
      label: texts.view,
      submenu: [
        { role: 'resetZoom', label: texts.resetZoom },
        { role: 'zoomIn', label: texts.zoomIn },
        { role: 'zoomOut', label: texts.zoomOut },
        { type: 'separator' },
        { role: 'togglefullscreen', label: texts.fullScreen },
        { role: 'reload', label: texts.reload },
      ],
    },
    { role: 'windowMenu', label: texts.window },
    {
      role: 'help',
      label: texts.help,
      submenu: [
        { label: texts.shortcuts, accelerator: 'F1', click: send('shortcuts') },
        { label: texts.dataFolder, click: () => void shell.openPath(folder) },
        ...(MAC ? [] : [{ type: 'separator' } as const, { label: texts.about, click: send('about') }]),
      ],
    },
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}

/** In a label an & marks the letter that chooses it; one of a name is written twice. */
function about(label: string, what: string): string {
  return label.replace('{what}', () => what.replaceAll('&', '&&'))
}

function macMenu(settings: MenuItemConstructorOptions): MenuItemConstructorOptions {
  return {
    role: 'appMenu',
    submenu: [
      { role: 'about' },
      { type: 'separator' },
      settings,
      { type: 'separator' },
      { role: 'services' },
      { type: 'separator' },
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      { type: 'separator' },
      { role: 'quit' },
    ],
  }
}
