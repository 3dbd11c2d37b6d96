export { type FindArtifact, findArtifact, servedFile, shownSite } from "./files/artifacts.server";
export {
  flushFolder,
  replaceAtomically,
  syncToDisk,
  writeFileAtomically,
  writePublicFileAtomically,
} from "./files/atomic-write.server";
export { FileHashes, hashOfBytes } from "./files/file-hashes.server";
export { ownCache } from "./files/own-cache.server";
export {
  type Artifact,
  builtSite,
  type DeskVersion,
  deskVersionSchema,
  type ListedFile,
  type MissingFile,
  type Publication,
  publications,
} from "./files/publications.server";
export { laidFolderLock, layReleaseFolder } from "./files/release-folder.server";
export { zipServedFiles } from "./files/served-zip.server";
export { listOwnFiles, listServedFiles, listSourceFiles, sourceFolder } from "./files/source-files.server";
export {
  fileForms,
  isPlainFile,
  listOddFiles,
  listPlainFiles,
  uncompressedName,
} from "./plain-files.server.js";
