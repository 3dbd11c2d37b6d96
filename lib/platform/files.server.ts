export {
  changedPublication,
  comingFiles,
  type FindArtifact,
  findArtifact,
  servedFile,
  shownFiles,
  shownPublication,
  stageFiles,
  type VisibleFiles,
} from "./files/artifacts.server";
export {
  flushFolder,
  replaceAtomically,
  syncToDisk,
  writeFileAtomically,
  writePublicFileAtomically,
} from "./files/atomic-write.server";
export { isLeftover } from "./files/leftovers";
export {
  type Artifact,
  buildId,
  builtFolder,
  builtPublication,
  currentLink,
  currentPublication,
  type ListedFile,
  listPublications,
  type Publication,
  publicationParts,
  publicationsFolder,
  readBuiltFiles,
  readPublication,
} from "./files/publications.server";
export { type ServedEntry, zipServedFiles } from "./files/served-zip.server";
export { sourceFile, sourceFileBytes } from "./files/source-files.server";
