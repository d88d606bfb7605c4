import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Deletes Electron's welcome app, which stays behind where the distribution comes from a folder.
 * @param {import('electron-builder').AfterPackContext} context
 */
export default async function afterPack({ appOutDir, packager }) {
  await rm(join(packager.getResourcesDir(appOutDir), 'default_app.asar'), { force: true })
}
