export {
  changedPublication,
  comingFiles,
  type FindArtifact,
  findArtifact,
  servedFile,
  shownFiles,
  shownPublication,
  stageFiles,
} from "./files/artifacts.server";
export {
  flushFolder,
  privateMode,
  replaceAtomically,
  syncToDisk,
  writeFileAtomically,
  writePublicFileAtomically,
} from "./files/atomic-write.server";
export { FileHashes, hashOfBytes } from "./files/file-hashes.server";
export { isLeftover } from "./files/leftovers";
export { readOwnCache, writeOwnCache } from "./files/own-cache.server";
export {
  type Artifact,
  buildId,
  builtFolder,
  builtPublication,
  currentLink,
  currentOfDesk,
  currentOrBuilt,
  currentPublication,
  type DeskVersion,
  deskVersionSchema,
  type ListedFile,
  listPublications,
  type MissingFile,
  type Publication,
  publicationParts,
  publicationsFolder,
  readBuiltFiles,
  readBuiltMissing,
  readPublication,
} from "./files/publications.server";
export { laidFolderLock, layReleaseFolder } from "./files/release-folder.server";
export { zipServedFiles } from "./files/served-zip.server";
export {
  hasSourceFile,
  listOwnFiles,
  listServedFiles,
  sourceFile,
  sourceFileBytes,
  sourceFolder,
} from "./files/source-files.server";
export {
  fileForms,
  isPlainFile,
  listOddFiles,
  listPlainFiles,
  uncompressedName,
} from "./plain-files.server.js";
